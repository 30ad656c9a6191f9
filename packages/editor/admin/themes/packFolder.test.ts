import { THEME_LIMITS } from '@quoin/domain/site';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packFolder } from './packFolder.ts';

const fileOf = (path: string, text: string | Uint8Array<ArrayBuffer>) => ({ path, file: new File([text], path) });

async function packed(files: readonly ReturnType<typeof fileOf>[]) {
  const archive = await packFolder(files);
  return { name: archive.name, files: unzipSync(new Uint8Array(await archive.arrayBuffer())) };
}

describe('a folder with a theme', () => {
  it('is packed under its own name, with all that is part of the theme', async () => {
    const { name, files } = await packed([
      fileOf('my shop/template.conf', '{}'),
      fileOf('my shop/assets/größe 店.png', 'picture'),
    ]);
    expect(name).toBe('my shop.zip');
    expect(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['my shop/template.conf', '{}'],
      ['my shop/assets/größe 店.png', 'picture'],
    ]);
  });

  it('names what is no part of it, without its content, and not more of that than one reads', async () => {
    const tools = Array.from({ length: 500 }, (_, index) => fileOf(`shop/node_modules/a/${index}.js`, 'x'));
    const { files } = await packed([fileOf('shop/template.conf', '{}'), ...tools]);
    const names = Object.keys(files).filter((path) => path.includes('node_modules'));
    expect(names).toHaveLength(20);
    expect(names.every((path) => files[path]?.length === 0)).toBe(true);
  });

  it('says of a file that is too large that it is', async () => {
    const large = new Uint8Array(THEME_LIMITS.fileBytes + 5);
    const { files } = await packed([fileOf('shop/template.conf', '{}'), fileOf('shop/assets/film.mp4', large)]);
    expect(files['shop/assets/film.mp4']?.length).toBeGreaterThan(THEME_LIMITS.fileBytes);
  });
});
