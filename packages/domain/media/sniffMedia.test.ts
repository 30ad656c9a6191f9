import { formatFileSize, formatSizeLimit } from '@quoin/domain/formats';
import { describe, expect, it } from 'vitest';
import { kindOfName, MAX_MEDIA_BYTES } from './mediaKinds.ts';
import { mediaSentence, uploadWording } from './mediaWording.ts';
import { sniffMedia } from './sniffMedia.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0..JFIF', 'x.txt', 'image', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'x', 'image', 'image/png'],
    ['\x00\x00\x00\x1cftypavif', 'x.mp4', 'image', 'image/avif'],
    ['\x00\x00\x00\x1cftypisom', 'x', 'video', 'video/mp4'],
    ['\x00\x00\x00\x14ftypqt  ', 'x', 'video', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3\x01\x00\x00\x00\x42\x82\x84webm', 'x', 'video', 'video/webm'],
    ['ID3\x04', 'song.html', 'audio', 'audio/mpeg'],
    ['\xff\xfb\x90\x64', 'x', 'audio', 'audio/mpeg'],
    ['OggS', 'x', 'audio', 'audio/ogg'],
    ['RIFF\x00\x00\x00\x00WAVE', 'x', 'audio', 'audio/wav'],
    ['%PDF-1.7', 'menu.pdf', 'file', 'application/pdf'],
    ['PK\x03\x04', 'prices.zip', 'file', 'application/zip'],
    ['a;b\r\n1;2', 'prices.CSV', 'file', 'text/csv'],
  ])('is said by its bytes: %j called %s', (start, name, kind, contentType) => {
    expect(sniffMedia(bytes(start), name)).toEqual({ kind, contentType });
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'x.svg'],
    ['<!doctype html><script>', 'x.html'],
    ['<script>', 'x.js'],
    ['MZ\x90\x00', 'setup.exe'],
    ['#!/bin/sh', 'run.sh'],
    ['\x00\x01', 'x.txt'],
    ['', 'x.txt'],
    ['PK\x03\x04', 'x.jar'],
    ['text', 'constructor'],
  ])('is not taken when it could be run, or is nothing we know: %j called %s (SC-18)', (start, name) => {
    expect(sniffMedia(bytes(start), name)).toBeNull();
  });
});

describe('words about files', () => {
  it('say limits in megabytes of 1,000,000 bytes (LIM-01), and what a file weighs in binary units (DISP-09)', () => {
    expect(MAX_MEDIA_BYTES.image).toBe(20_000_000);
    expect([formatSizeLimit(MAX_MEDIA_BYTES.image), formatSizeLimit(60_000)]).toEqual(['20 MB', '60 KB']);
    expect(formatFileSize(MAX_MEDIA_BYTES.image + 100_000)).toBe('19.17 MB');
  });

  it('are those that people know (EDIT-06)', () => {
    expect(mediaSentence({ code: 'mediaTooLarge', values: { fileName: 'a.png', maxSize: '20 MB' } })).toBe(
      'The file a.png is too large. The maximum allowed file size is 20 MB.',
    );
    expect(mediaSentence({ code: 'mediaUnsupported', values: { fileName: 'a.svg', kind: 'image ' } })).toBe(
      'The file a.svg does not appear to be a supported image file.',
    );
    expect(uploadWording.unsupported('a.exe', '')).toBe('The file a.exe does not appear to be a supported file.');
  });

  it('take a name for a promise only', () => {
    expect(['a.JPG', 'b.webm', 'c.mp3', 'd.pdf', '.pdf', 'e.svg'].map(kindOfName)).toEqual([
      'image',
      'video',
      'audio',
      'file',
      null,
      null,
    ]);
  });
});
