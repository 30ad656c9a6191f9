import { plainPageWords } from '@quoin/domain/access';
import { textDirection } from '@quoin/domain/languages';
import { escapeHtml } from '@quoin/rendering/page';
import type { Reply } from './reply.ts';
import { html } from './reply.ts';

/** Pages for moments when no site and no theme can speak: plain, self-contained, and helpful. */
function plainPage(status: number, title: string, text: string, language = 'en'): Reply {
  const body = `<!doctype html><html lang="${escapeHtml(language)}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f6f4ef;color:#23211d;font:17px/1.6 Georgia,serif"><main style="max-width:34rem;margin:18vh auto 0;padding:0 1.5rem">
<h1 style="font-weight:500;font-size:2rem;line-height:1.2">${title}</h1>${text}</main></body></html>`;
  return html(body, { status });
}

export function unknownHostPage(host: string, appOrigin: string): Reply {
  const shown = host.replace(/[^a-z0-9.:-]/gi, '').slice(0, 100) || 'this address';
  return plainPage(
    421,
    'No site answers here',
    `<p>This server runs Quoin, but none of its sites is called <strong>${shown}</strong>.</p>
<p>If it should be: sign in at <a href="${appOrigin}" style="color:inherit">${appOrigin.replace(/^https?:\/\//, '')}</a> and add the domain to your site, or check the address for a slip.</p>`,
  );
}

export function faultPage(requestId: string, language: string): Reply {
  const { fault, faultText, reference } = plainPageWords(language);
  const text = `<p>${faultText}</p><p style="color:#6b665c;font-size:.9rem">${reference(requestId)}</p>`;
  return plainPage(500, fault, text, language);
}

/** `sentence` is plain text: it may quote what a visitor typed. */
export function refusalPage(status: number, title: string, sentence: string, language = 'en'): Reply {
  const { back } = plainPageWords(language);
  const text = `<p>${escapeHtml(sentence)}</p><p><a href="/" style="color:inherit">${back}</a></p>`;
  return plainPage(status, title, text, language);
}
