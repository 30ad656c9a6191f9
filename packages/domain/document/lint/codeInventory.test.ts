import { describe, expect, it } from 'vitest';
import { codeInventory } from './codeInventory.ts';

describe('the inventory of an owner’s code', () => {
  it('names what it runs and from where, and what no policy lets run', () => {
    const code = codeInventory(
      `<script async src="https://cdn.example.com/a.js"></script>
<script src='//stats.example.org/s.js?x=1'></script><SCRIPT>\r\nwindow.a = 1;</SCRIPT >
<script type="application/ld+json">{"@type":"Thing"}</script>
<script src="/scripts/own.js"></script><script src="http://plain.example.com/x.js"></script>`,
      '<link rel="stylesheet" href="https://fonts.example.com/css"><style>p { top: 0 }</style><iframe src=https://f.example.com/></iframe><p onclick="x()">',
    );
    expect(code).toEqual({
      inlineScripts: ['\nwindow.a = 1;'],
      inlineStyles: ['p { top: 0 }'],
      scriptHosts: ['https://cdn.example.com', 'https://stats.example.org'],
      styleHosts: ['https://fonts.example.com'],
      frameHosts: ['https://f.example.com'],
      loadedScripts: 4,
      stopped: 2,
    });
  });

  it.each([
    ['a host that would end the directive', `<script src="https://a.example.com;script-src *"></script>`],
    ['a host with spaces', `<script src="https://a.example.com 'unsafe-inline'"></script>`],
    ['an address of data', '<script src="data:text/javascript,1"></script>'],
    ['no host at all', '<script src="https://localhost/x.js"></script>'],
  ])('lists nothing for %s', (_name, code) => {
    expect(codeInventory(code).scriptHosts).toEqual([]);
  });
});
