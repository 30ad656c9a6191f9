import { ImageLoader } from './imageLoader.ts';
import * as kit from './kit.ts';
import { modernizr } from './modernizr.ts';
import { Class, Singleton } from './oldClasses.ts';
import { createSquarespace } from './squarespace/createSquarespace.ts';
import { ySquarespace } from './squarespace/ySquarespace.ts';
import { readStaticContext } from './staticContext.ts';
import { whenParsed } from './whenParsed.ts';
import { type CompatApi, WIDGET_NAMES, WidgetsFile } from './widgetsFile.ts';
import { createY } from './yui/createY.ts';

/** The name of the second file next to this one, inserted by the build. */
declare const QUOIN_WIDGETS_FILE: string;

/**
 * The globals that scripts of existing templates call (site-templates 11): one file, before any of those scripts, and only
 * on pages of themes that have some (decision 0036). A name the page has already stays what it is.
 */
function install(page: Record<string, unknown>): void {
  const context = readStaticContext(document.querySelector('script[data-name="static-context"]')?.textContent ?? null);
  const widgets = new WidgetsFile(loaderOfWidgets());
  const y = createY(widgets, () => ({ Squarespace: ySquarespace(context) }));
  widgets.promise(y, WIDGET_NAMES.y);
  widgets.promise(y.Squarespace, WIDGET_NAMES.squarespace);
  const squarespace = createSquarespace(y);
  const globals = {
    Static: { SQUARESPACE_CONTEXT: context },
    ImageLoader,
    Y: y,
    YUI: Object.assign(() => y, { add: y.add }),
    Squarespace: squarespace,
    ...{ Class, Singleton, Modernizr: modernizr() },
    quoinCompat: { kit, y, context, widgets } satisfies CompatApi,
  };
  for (const [name, value] of Object.entries(globals)) page[name] ??= value;
  whenParsed(squarespace.afterBodyLoad);

  function loaderOfWidgets(): () => void {
    const { src = '' } = (document.currentScript ?? {}) as { src?: string };
    return () => {
      const script = document.createElement('script');
      script.src = new URL(QUOIN_WIDGETS_FILE, src || location.href).href;
      script.onerror = () => widgets.came();
      document.head.append(script);
    };
  }
}

install(window as unknown as Record<string, unknown>);
