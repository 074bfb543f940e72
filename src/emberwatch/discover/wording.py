from emberwatch.engine.wording import Wording
class DiscoverWording(Wording):
    pass
