import { describe, expect, it } from 'vitest';
import { invitedTo } from './sharing';

const AT_HOME = { origin: 'http://127.0.0.1:8000', hostname: '127.0.0.1' };

describe('where a friend can open a link', () => {
  it('is the public address of the server', () => {
    const found = invitedTo(AT_HOME, { origins: ['https://games.example.org'], reach: 'public' });
    expect(found).toEqual({ origins: ['https://games.example.org'], reach: 'public' });
  });

  it('is where the visitor has opened it, if that is not this machine alone', () => {
    const here = { origin: 'http://192.168.1.5:8000', hostname: '192.168.1.5' };
    const network = ['http://10.0.0.2:8000', 'http://192.168.1.5:8000'];
    expect(invitedTo(here, { origins: network, reach: 'network' }).origins).toEqual([
      'http://192.168.1.5:8000',
      'http://10.0.0.2:8000',
    ]);
    expect(invitedTo(here, { origins: [], reach: 'here' })).toEqual({ origins: [here.origin], reach: 'network' });
  });

  it('is the local network, if the visitor has opened it on the machine itself', () => {
    const found = invitedTo(AT_HOME, { origins: ['http://192.168.1.5:8000'], reach: 'network' });
    expect(found).toEqual({ origins: ['http://192.168.1.5:8000'], reach: 'network' });
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '127.3.2.1', 'game.localhost'])('is nowhere else at %s', (hostname) => {
    const origin = `http://${hostname}:8000`;
    const found = invitedTo({ origin, hostname }, { origins: [], reach: 'here' });
    expect(found).toEqual({ origins: [origin], reach: 'here' });
  });
});
