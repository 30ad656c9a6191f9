import { orderPageWords } from '@quoin/domain/orders';

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

const BUTTON =
  'font:inherit;padding:.8rem 1.6rem;border:1px solid #1d3a2f;cursor:pointer;min-width:8rem;min-height:2.75rem';

/** Plain and unlike the shop on purpose: the visitor is somewhere else for a moment. */
export function testBankPage(view: {
  readonly siteTitle: string;
  readonly amountText: string;
  readonly action: string;
  /** Of the site (BCP 47). */
  readonly language: string;
}): string {
  const words = orderPageWords(view.language).testBank;
  return `<!doctype html>
<html lang="${escapeText(view.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title></head>
<body style="margin:0;background:#e7ede9;color:#1d2b25;font:17px/1.6 system-ui,'Helvetica Neue',Arial,sans-serif">
<main style="max-width:26rem;margin:14vh auto 0;padding:2rem 2rem 2.25rem;background:#fff;border-top:6px solid #1d3a2f">
<p style="margin:0 0 1.5rem;font-weight:600;color:#1d3a2f">${words.bank}</p>
<h1 style="margin:0 0 .5rem;font-size:1.6rem;line-height:1.25;font-weight:600">${escapeText(words.confirm(view.amountText))}</h1>
<p style="margin:0 0 1.75rem">${escapeText(words.lead(view.siteTitle))}</p>
<form method="post" action="${escapeText(view.action)}" style="display:flex;gap:.75rem;flex-wrap:wrap">
<button type="submit" name="answer" value="approve" style="${BUTTON};background:#1d3a2f;color:#fff">${words.approve}</button>
<button type="submit" name="answer" value="decline" style="${BUTTON};background:#fff;color:#1d3a2f">${words.decline}</button>
</form>
</main>
</body>
</html>`;
}
