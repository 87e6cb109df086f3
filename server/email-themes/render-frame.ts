import type { Writing } from './render-blocks.ts';
import { oneLine } from './render-words.ts';

const onPhones = `@media (max-width:600px){.column{display:block!important;width:100%!important;box-sizing:border-box;padding-left:0!important}.mail{width:100%!important}}`;
const inTheDark = `@media (prefers-color-scheme:dark){.ground{background-color:#101518!important}.paper{background-color:#1b2328!important}.ink,.ink a{color:#f1ede4!important}.line{border-color:#f1ede4!important}}`;
const resets = `body{margin:0;padding:0;-webkit-text-size-adjust:100%}table{border-collapse:collapse}img{-ms-interpolation-mode:bicubic}`;

/** Outlook knows no widest width: it gets a table of just that one. */
const forOutlook = (width: number, inner: string) =>
  `<!--[if mso]><table role="presentation" width="${width}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${inner}
<!--[if mso]></td></tr></table><![endif]-->`;

/** The document around the rows of a mail. */
export function frame({ look, language, values }: Writing, title: string, rows: string): string {
  const mail = `<table class="mail" role="presentation" width="100%" align="center" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${look.width}px;margin:0 auto;">
${rows}
</table>`;
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${oneLine(title, values)}</title>
<style>${resets}
${onPhones}
${inTheDark}</style>
</head>
<body class="ground" bgcolor="${look.ground}" style="margin:0;padding:0;background-color:${look.ground};">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.ground}" style="background-color:${look.ground};">
<tr><td align="center" style="padding:16px 8px;">
${forOutlook(look.width, mail)}
</td></tr>
</table>
</body>
</html>`;
}
