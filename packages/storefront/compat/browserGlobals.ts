import { ImageLoader } from './imageLoader.ts';
import { createSquarespace } from './squarespace/createSquarespace.ts';
import { ySquarespace } from './squarespace/ySquarespace.ts';
import { readStaticContext } from './staticContext.ts';
import { whenParsed } from './whenParsed.ts';
import { createY } from './yui/createY.ts';

/**
 * The globals that scripts of existing templates call (site-templates 11): one file, before any of those scripts, and only
 * on pages of themes that have some (decision 0036). A name the page has already stays what it is.
 */
function install(page: Record<string, unknown>): void {
  const context = readStaticContext(document.querySelector('script[data-name="static-context"]')?.textContent ?? null);
  const y = createY(() => ({ Squarespace: ySquarespace(context) }));
  const squarespace = createSquarespace(y);
  const globals = {
    Static: { SQUARESPACE_CONTEXT: context },
    ImageLoader,
    Y: y,
    YUI: Object.assign(() => y, { add: y.add }),
    Squarespace: squarespace,
  };
  for (const [name, value] of Object.entries(globals)) page[name] ??= value;
  whenParsed(squarespace.afterBodyLoad);
}

install(window as unknown as Record<string, unknown>);
