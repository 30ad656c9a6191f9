import { codeInventory, type JsonRecord, textIn } from '@quoin/domain/document';
import css from './style.module.css';

/** What the code of all pages loads, said in words: only that is let run (reliability 3.6). */
export function CodeInventory({ code }: { readonly code: JsonRecord }) {
  const { inlineScripts, scriptHosts, styleHosts, frameHosts, loadedScripts, stopped } = codeInventory(
    textIn(code, 'header'),
    textIn(code, 'footer'),
  );
  const count = inlineScripts.length + loadedScripts;
  const hosts = [...new Set([...scriptHosts, ...styleHosts, ...frameHosts])];
  return (
    <section className={css.group} aria-label="What this code loads">
      <p className={css.hint}>
        {count === 0 && hosts.length === 0
          ? 'This code runs no script and loads nothing from elsewhere.'
          : `Each page runs ${several(count, 'script')} of yours and loads from ${several(hosts.length, 'host')}.`}
      </p>
      {hosts.length === 0 ? null : (
        <ul className={css.hosts}>
          {hosts.map((host) => (
            <li key={host}>{host.replace('https://', '')}</li>
          ))}
        </ul>
      )}
      {stopped === 0 ? null : (
        <p className={css.problems}>
          {several(stopped, 'part')} of it will not run: attributes like onclick, and scripts that do not come by https.
        </p>
      )}
      <p className={css.hint}>
        It never runs on checkout, account and order pages, nor while you edit. Look at it in a preview link. Code that
        has to hear of purchases belongs into Settings, Pixels: there it runs in a frame of its own, on those pages too.
      </p>
    </section>
  );
}

function several(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
