import { expect, it } from 'vitest';
import { frameDocument } from './frameDocument.ts';

const ID = '01890000-0000-7000-8000-000000000001';

it('loads pictures and stylesheets through the app’s own origin', () => {
  const html = `<link href="/assets/site/0123456789abcdef0123.css"><img src="/s/images/${ID}/a%20b.jpg?format=300w" srcset="/s/images/${ID}/a.jpg?format=100w 100w, /s/images/${ID}/a.jpg 500w">`;
  expect(frameDocument(html, 'demo')).toBe(
    `<link href="/api/app/sites/demo/templates/styles/0123456789abcdef0123.css"><img src="/api/app/sites/demo/images/${ID}?format=300w" srcset="/api/app/sites/demo/images/${ID}?format=100w 100w, /api/app/sites/demo/images/${ID} 500w">`,
  );
});

it('makes links do nothing', () => {
  expect(frameDocument('<html><head lang="en"><title>x</title>', 'demo')).toBe(
    '<html><head lang="en"><base target="_blank"><title>x</title>',
  );
});
