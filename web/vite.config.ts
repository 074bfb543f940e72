import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** `import body from 'icon:wood-pile'` gives the drawing of one icon of the family, and nothing else of it. */
function icons(): Plugin {
  const family = fileURLToPath(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url));
  const all = JSON.parse(readFileSync(family, 'utf8')).icons as Record<string, { body: string }>;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const name = id.slice('\0icon:'.length);
      if (!all[name]) this.error(`no icon ${name} in @iconify-json/game-icons`);
      return `export default ${JSON.stringify(all[name].body)};`;
    },
  };
}

const server = process.env.EMBERWATCH_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/emberwatch/table/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What the first page needs comes in one piece; all else comes when somebody goes there.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
});
