import { readTheme } from '@quoin/rendering/theme';
import { expect, it } from 'vitest';
import { tweaksIn } from './words.ts';

it('options of tweaks are in the language of the site, and keep what is stored of them (site-templates 5)', () => {
  const theme = readTheme(
    new Map([
      ['template.conf', '{"stylesheets":["a.less"]}'],
      ['styles/a.less', '// tweak: {"type":"dropdown","title":"Side","options":["Left","Right"],"default":"Left"}'],
      ['strings/tweaks-de-DE.json', '{"Left":"Links"}'],
    ]),
  );
  const side = (language: string) => tweaksIn(theme, language).find(({ key }) => key === 'side');
  expect(side('de')).toMatchObject({ options: ['Left', 'Right'], optionTexts: { Left: 'Links', Right: 'Right' } });
  expect(side('fr')?.optionTexts).toEqual({ Left: 'Left', Right: 'Right' });
});

it('labels and categories of tweaks are in the language of the site (site-templates 5)', () => {
  const tweak = '// tweak: {"type":"color","title":"Ink","label":"Text Color","category":"Site"}\n@ink: #111;';
  const theme = readTheme(
    new Map([
      ['template.conf', '{"stylesheets":["a.less"]}'],
      ['styles/a.less', tweak],
      [
        'strings/tweaks-de-DE.json',
        '{"Text Color":"Textfarbe","Site":"Website","Gallery Loop":"Endlos","constructor":1}',
      ],
      ['strings/configuration-de-DE.json', '{"Site":"Seite"}'],
    ]),
  );
  const said = (language: string) =>
    tweaksIn(theme, language)
      .filter(({ key }) => key === 'ink' || key === 'gallery-loop')
      .map(({ key, label, category }) => [key, label, category]);
  expect(said('de')).toEqual([
    ['ink', 'Textfarbe', 'Website'],
    ['gallery-loop', 'Endlos', 'Galleries'],
  ]);
  expect(said('fr')).toEqual([
    ['ink', 'Text Color', 'Site'],
    ['gallery-loop', 'Gallery Loop', 'Galleries'],
  ]);
});
