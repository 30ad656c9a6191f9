const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const SOFT = 'color:#5a5d63';
const RULE = 'border-top:1px solid #dcdad4';

/** Tables and inline styles, because that is what mail programs lay out; 600 px wide and less on a phone. */
export const ORDER_MAIL_TEMPLATE = `<!doctype html>
<html lang="{language|htmlattr}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>{numberText|htmlattr}</title></head>
<body style="margin:0;padding:0;background:#f1f0ec;color:#17191d">
<div style="display:none;max-height:0;overflow:hidden">{numberText|htmlattr} · {next|htmlattr}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f0ec"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#fcfcfa">
<tr><td style="padding:28px 36px 0"><a href="{siteUrl|htmlattr}" style="${SERIF};font-size:22px;line-height:28px;color:#17191d;text-decoration:none">{siteTitle|htmlattr}</a></td></tr>
<tr><td style="padding:36px 36px 8px"><h1 style="${SERIF};font-weight:400;font-size:34px;line-height:40px;letter-spacing:-.01em;margin:0">{heading|htmlattr}</h1></td></tr>
<tr><td style="padding:0 36px 24px;${SANS};font-size:15px;line-height:23px;${SOFT}">{numberText|htmlattr} · {placedOn|htmlattr}<br>{next|htmlattr}</td></tr>
<tr><td style="padding:0 36px 12px"><a href="{statusUrl|htmlattr}" style="display:inline-block;padding:13px 26px;background:#17191d;color:#fcfcfa;${SANS};font-size:15px;line-height:20px;text-decoration:none">{statusLabel|htmlattr}</a></td></tr>
<tr><td style="padding:0 36px 28px;${SANS};font-size:13px;line-height:19px;${SOFT}">{statusHint|htmlattr}<br><a href="{statusUrl|htmlattr}" style="color:#b8361a;word-break:break-all">{statusUrl|htmlattr}</a></td></tr>
<tr><td style="padding:0 36px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
{.repeated section lines}<tr>
<td width="84" valign="top" style="width:84px;padding:16px 16px 16px 0;${RULE}">{.if pictureUrl}<img src="{pictureUrl|htmlattr}" width="84" alt="" style="display:block;width:84px;height:auto;border:0">{.or}&nbsp;{.end}</td>
<td valign="top" style="padding:16px 0;${RULE};${SANS};font-size:15px;line-height:22px"><strong style="font-weight:600">{title|htmlattr}</strong>{.if variantText}<br><span style="${SOFT}">{variantText|htmlattr}</span>{.end}<br><span style="${SOFT}">× {quantity}</span></td>
<td valign="top" align="right" style="padding:16px 0 16px 12px;${RULE};${SANS};font-size:15px;line-height:22px;white-space:nowrap">{totalText|htmlattr}</td>
</tr>{.end}
</table></td></tr>
<tr><td style="padding:0 36px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${RULE}">
{.repeated section totals}<tr>
<td style="padding:{.if isTotal}12px{.or}8px{.end} 0;${SANS};font-size:{.if isTotal}18px{.or}15px{.end};line-height:22px">{.if isTotal}<strong>{label|htmlattr}</strong>{.or}{label|htmlattr}{.if note} <span style="${SOFT}">{note|htmlattr}</span>{.end}{.end}</td>
<td align="right" style="padding:{.if isTotal}12px{.or}8px{.end} 0;${SANS};font-size:{.if isTotal}18px{.or}15px{.end};line-height:22px;white-space:nowrap">{.if isTotal}<strong>{text|htmlattr}</strong>{.or}{text|htmlattr}{.end}</td>
</tr>{.end}
</table></td></tr>
{.if addressLines}<tr><td style="padding:24px 36px 0;${SANS};font-size:15px;line-height:23px"><span style="font-size:13px;${SOFT}">{shipToLabel|htmlattr}{.if shippingName} · {shippingName|htmlattr}{.end}</span><br>{.repeated section addressLines}{@|htmlattr}{.alternates with}<br>{.end}</td></tr>{.end}
{.if note}<tr><td style="padding:20px 36px 0;${SANS};font-size:15px;line-height:23px;${SOFT}">“{note|htmlattr}”</td></tr>{.end}
{.if isTestMode}<tr><td style="padding:20px 36px 0;${SANS};font-size:13px;line-height:19px;color:#b8361a">Test mode: no money has moved.</td></tr>{.end}
<tr><td style="padding:36px 36px 32px;${SANS};font-size:13px;line-height:19px;${SOFT}"><span style="display:block;padding-top:16px;${RULE}"><a href="{siteUrl|htmlattr}" style="${SOFT}">{siteTitle|htmlattr}</a>{.if contactEmail} · <a href="mailto:{contactEmail|htmlattr}" style="${SOFT}">{contactEmail|htmlattr}</a>{.end}</span></td></tr>
</table></td></tr></table>
</body>
</html>
`;
