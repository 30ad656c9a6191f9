import { describe, expect, it } from 'vitest';
import { ConfigFault } from '../../configFault.ts';
import { filesPlaceText } from './filesPlace.ts';
import { readFilesSettings } from './filesSettings.ts';

describe('where files are', () => {
  it.each([
    ['', ['folder']],
    ['folder', ['folder']],
    ['s3://files.example', ['s3://files.example']],
    ['s3://shop/a/b/', ['s3://shop/a/b']],
    ['s3://shop//a', ['s3://shop/a']],
    ['s3://shop/a, folder', ['s3://shop/a', 'folder']],
    ['folder,s3://shop', ['folder', 's3://shop']],
  ])('FILES=%s names %j', (FILES, places) => {
    expect(readFilesSettings({ FILES }).places.map(filesPlaceText)).toEqual(places);
  });

  it.each([
    ...['s3:', 's3://', 's3://A', 's3://ab', 's3://shop/a b', '/srv/files', 'folder,', 'folder,folder'],
    's3://shop/a,s3://shop/a/',
  ])('FILES=%s is refused', (FILES) => {
    expect(() => readFilesSettings({ FILES })).toThrow(ConfigFault);
  });

  it('have an endpoint, a region and a way to buyers', () => {
    const env = { S3_ENDPOINT: 'https://s3.example.com/', S3_REGION: 'eu-1', FILES_DOWNLOADS: 'redirect' };
    const said = { endpoint: 'https://s3.example.com', region: 'eu-1', downloads: 'redirect' };
    expect(readFilesSettings(env)).toMatchObject(said);
    expect(readFilesSettings({})).toMatchObject({ endpoint: null, region: null, downloads: 'stream' });
    for (const wrong of [{ S3_ENDPOINT: 's3.example.com' }, { FILES_DOWNLOADS: 'direct' }]) {
      expect(() => readFilesSettings(wrong)).toThrow(ConfigFault);
    }
  });
});
