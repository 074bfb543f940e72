import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import './style/shell.css';
import { mount } from 'svelte';
import { knock } from './api';
import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { preferred, speak } from './text.svelte';

/** After an update of the server, parts that an open page has not loaded yet are gone, so the page reloads. */
const OPEN_FOR_LONG = 10_000;
window.addEventListener('vite:preloadError', () => {
  if (performance.now() > OPEN_FOR_LONG) location.reload();
});

preferences.apply();
void knock();
const page = document.getElementById('page');
if (!page) throw new Error('the page has no element #page');
await speak(preferred());
mount(App, { target: page });
