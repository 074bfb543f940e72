// Runs before anything is drawn, so that nobody sees the wrong light for a moment. src/preferences.svelte.ts does the rest.
(function () {
  var root = document.documentElement;
  var theme = null;
  var motion = null;
  try {
    theme = localStorage.getItem('theme');
    motion = localStorage.getItem('motion');
  } catch {
    // A browser that keeps nothing: as the system has it.
  }
  var light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.motion = motion === 'less' ? 'less' : 'system';
})();
