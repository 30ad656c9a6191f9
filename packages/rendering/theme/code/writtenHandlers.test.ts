import { expect, it } from 'vitest';
import { writtenHandlers } from './writtenHandlers.ts';

it.each([
  [`box.innerHTML = '<a class="x" onclick="go(1)">';`, ['go(1)']],
  [String.raw`$('<a onclick=\'go(1)\'>').appendTo(box)`, ['go(1)']],
  [String.raw`html += "<a onclick=\"go('here')\">"`, ["go('here')"]],
  [String.raw`html += '<a onclick="go(\'here\')">'`, ["go('here')"]],
  ['html += `<a\n  onclick="go(\'here\')"\n>`', ["go('here')"]],
  [`html += '<a ' + 'onclick="go()" ' + 'onmouseover="say(&quot;a&quot;)">'`, ['go()', 'say("a")']],
  [`html += '<a onclick=go()>'`, ['go()']],
  [String.raw`html += "<a onclick='a()\nb()'>"`, ['a()\nb()']],
  [`form.setAttribute('onsubmit', "check(this)")`, ['check(this)']],
  [
    `// don't
html += '<a onclick="go()">'`,
    ['go()'],
  ],
  [`x = y.replace(/["']/g, ''); html += '<a onclick="go()">'`, ['go()']],
  [`html += '<a onclick="go()">' + '<b onclick="go()">'`, ['go()']],
])('a script that says %s writes %j', (script, expected) => {
  expect(writtenHandlers(script)).toEqual(expected);
});

it.each([
  `html += '<a onclick="go(' + id + ')">'`,
  `link.setAttribute('onclick', 'go(' + id + ')')`,
  `html += \`<a onclick="go(\${id})">\``,
  `html += '<a onclick="">'`,
  'link.onclick = go; window.onload = function () { say("onload = there"); };',
  `/* '<a onclick="go()">' */`,
])('a script that says %s writes none that is known before', (script) => {
  expect(writtenHandlers(script)).toEqual([]);
});

it('takes time in proportion to the length of a script, whatever is in it', () => {
  const timeOf = (script: string) => {
    const before = performance.now();
    writtenHandlers(script);
    return performance.now() - before;
  };
  for (const piece of ["'", '"', '`', "\\'", '/*', '/', '[/', 'onclick="', "' onclick='"]) {
    const scriptOf = (count: number) => `onclick="a" ${piece.repeat(count)}`;
    timeOf(scriptOf(20_000));
    const [short, long] = [20_000, 200_000].map((count) => Math.min(...[1, 2, 3].map(() => timeOf(scriptOf(count)))));
    expect(long! / Math.max(short!, 1), piece).toBeLessThan(60);
  }
});
