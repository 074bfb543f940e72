import './style/fonts.css';
import './style/theme.css';
import './style/base.css';
import './style/shell.css';
import { mount } from 'svelte';
import { knock } from './api';
import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { preferred, speak } from './text.svelte';

preferences.apply();
void knock();
const page = document.getElementById('page');
if (!page) throw new Error('the page has no element #page');
await speak(preferred());
mount(App, { target: page });
