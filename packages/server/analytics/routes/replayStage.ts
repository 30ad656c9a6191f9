import { REPLAY_STAGE_PATH } from '@quoin/contract/endpoints/site';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html } from '../../platform/http/replies/reply.ts';
import type { StaticFiles } from '../../platform/http/replies/staticFiles.ts';
import type { SiteRoute } from '../../platform/http/route.ts';

const SCRIPT = /^replay(-[A-Z0-9]{8})?\.js$/;

/** The cursor and its presses; everything else on the stage is the recorded page's own. */
const STYLE = `html,body{height:100%;margin:0;overflow:hidden;background:#ecece8}
.replayer-wrapper{position:absolute;top:0;left:0;transform-origin:0 0;background:#fff}
iframe{border:0;display:block}
.replayer-mouse{position:absolute;width:22px;height:22px;margin:-11px 0 0 -11px;border:2px solid #fff;border-radius:50%;
background:rgb(11 100 80/80%);box-shadow:0 1px 6px rgb(0 0 0/50%);pointer-events:none;transition:left .05s linear,top .05s linear}
.replayer-mouse.active::after{content:"";position:absolute;inset:-12px;border:3px solid #0b6450;border-radius:50%}
.replayer-mouse.touch-device{opacity:0}.replayer-mouse.touch-device.touch-active{opacity:1}
.replayer-mouse-tail{position:absolute;pointer-events:none}`;

/**
 * The page in whose frame the app shows recordings: on the site's origin, so that pictures and fonts are there, and so that
 * what strangers' browsers have sent is never on the app's. It runs our script alone; recorded pages run none (decision 0061).
 */
export function replayStageRoutes({ config }: Pick<Deps, 'config'>, files: StaticFiles): SiteRoute[] {
  const script = files.names.find((name) => SCRIPT.test(name));
  return [
    {
      ...{ method: 'GET', path: REPLAY_STAGE_PATH, rate: 'page', forgery: 'none' },
      async handle(request) {
        if (script === undefined) return notFound(request);
        return html(stageHtml(script), { headers: { 'content-security-policy': policy(config.appOrigin) } });
      },
    },
  ];
}

function stageHtml(script: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Recording</title>
<style>${STYLE}</style></head>
<body><script type="module" src="/assets/canvas/${script}"></script></body></html>`;
}

/** Styles come as text within the recording. No connection, no form, no frame but the one that our script makes. */
function policy(appOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');
}
