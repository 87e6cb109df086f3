import { describe, expect, test } from 'vitest';
import { exampleMail } from '../../../contract/email-themes/mail-words.ts';
import { plainLook } from '../../../contract/email-themes/plain-look.ts';
import { smsCount } from '../../../contract/messages/sms-count.ts';
import { filledText } from '../../../contract/messages/variables.ts';
import { renderTheme } from '../../../server/email-themes/render.ts';
import {
  buttonBlock,
  headingBlock,
  imageBlock,
  sectionOf,
  textBlock,
  themeOf,
} from '../../support/areas/themes.ts';

const picture = '/files/0b6f2c7e-2f5c-4d3b-9a51-1f0a5c1f2d3e.png';

describe('a theme as a mail', () => {
  test('says in each language what was written in it, and in another what is missing', () => {
    const source = themeOf(headingBlock('Καλημέρα', 'Good morning', ''), textBlock('', '', 'Ciao'));
    const el = renderTheme(source, 'el', {});
    expect(el.html).toContain('<html lang="el"');
    expect(el.html).toContain('>Καλημέρα</h1>');
    expect(el.html).toContain('>Ciao</td>');
    expect(renderTheme(source, 'it', {}).text).toContain('Good morning\n\nCiao');
  });

  test('is filled with what is known of the customer, and never with a mark of theirs', () => {
    const source = themeOf(textBlock('Γεια σου {first_name}, {points} {none}\n{message}'));
    const values = { first_name: '<b>Άννα</b> **x** {points}', points: '5', message: 'α\nβ & γ' };
    const { html, text } = renderTheme(source, 'el', values);
    expect(html).toContain(
      'Γεια σου &lt;b&gt;Άννα&lt;/b&gt; **x** {points}, 5 {none}<br>α<br>β &amp; γ',
    );
    expect(text).toContain('Γεια σου <b>Άννα</b>');
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'leaves {%s} as it is: what every object has is no variable',
    (name) => {
      const source = themeOf(textBlock(`Γεια {${name}}`));
      const { html, text } = renderTheme(source, 'el', exampleMail('el'));
      expect([html, text].map((each) => each.includes(`Γεια {${name}}`))).toEqual([true, true]);
      expect(filledText(`Γεια {${name}}`, {})).toBe(`Γεια {${name}}`);
      expect(smsCount(`{${name}}`).messages).toBe(1);
    },
  );

  test('leaves nothing behind of what is not known', () => {
    const { text } = renderTheme(themeOf(textBlock('Γεια {first_name} σου')), 'el', {});
    expect(text).toContain('Γεια σου');
  });

  test('escapes what was typed into it', () => {
    const source = themeOf(
      headingBlock('<script>alert(1)</script>'),
      imageBlock(picture, '"><img src=x onerror=alert(1)>'),
    );
    const { html } = renderTheme(source, 'en', {});
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('has strong and stressed words, and links to pages only', () => {
    const { html, text } = renderTheme(
      themeOf(textBlock('**Δύο** *ή* [τρεις](https://example.org/?c={code}) [x](javascript:1)')),
      'el',
      { code: 'A&B C' },
    );
    expect(html).toContain('<strong>Δύο</strong> <em>ή</em>');
    expect(html).toMatch(
      /<a href="https:\/\/example\.org\/\?c=A%26B%20C" style="[^"]+">τρεις<\/a>/,
    );
    expect(html).not.toContain('href="javascript');
    expect(text).toContain('Δύο ή τρεις (https://example.org/?c=A%26B%20C)');
  });

  test('ends with the way out of further mails, which waits for whoever sends it', () => {
    const source = themeOf(textBlock('Γεια'));
    const waiting = renderTheme(source, 'it', { company: 'Αιγαίον' });
    expect(waiting.html).toContain('href="{unsubscribe}"');
    expect(waiting.html).toContain('programma fedeltà di Αιγαίον.');
    expect(waiting.text).toContain('Annulla l’iscrizione: {unsubscribe}');
    const sent = renderTheme(source, 'it', { unsubscribe: 'https://example.org/u/1' });
    expect(sent.html).toContain('href="https://example.org/u/1"');
    expect(sent.html).not.toContain('{unsubscribe}');
  });

  test('is made of tables with their widths, which Outlook wants', () => {
    const columns = [[textBlock('α')], [buttonBlock('Δείτε το', 'https://example.org')]];
    const source = { look: plainLook, sections: [sectionOf(columns, { layout: 'wideNarrow' })] };
    const { html } = renderTheme(source, 'el', {});
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
    const widths = [...html.matchAll(/class="column" valign="top" width="(\d+)"/g)];
    expect(widths.map(([, width]) => Number(width))).toEqual([357, 195]);
    expect(html).toContain('bgcolor="#14505c"');
    expect(html).not.toMatch(/<div[^>]*display:\s*flex|<script|<link/);
  });

  test('shows its pictures from where the files are, no wider than their column', () => {
    const { html } = renderTheme(themeOf(imageBlock(picture)), 'el', {}, 'https://pistos.example');
    expect(html).toContain(`src="https://pistos.example${picture}"`);
    expect(html).toContain('width="276"');
  });

  test('can be read on any ground', () => {
    const source = {
      look: plainLook,
      sections: [sectionOf([[textBlock('Γεια')]], { background: '#14505c' })],
    };
    expect(renderTheme(source, 'el', {}).html).toContain('color:#ffffff;font-family');
  });

  test('tells in plain text all that it says', () => {
    const source = themeOf(
      headingBlock('Τίτλος'),
      imageBlock(picture, 'Ένας καφές'),
      textBlock('{message}'),
      buttonBlock('Δείτε το', 'https://example.org/a'),
    );
    const { text } = renderTheme(source, 'el', exampleMail('el'));
    expect(text.split('\n\n').slice(0, 2)).toEqual(['Τίτλος', 'Ένας καφές']);
    expect(text).toContain('Κερδίσατε 50 πόντους');
    expect(text).toContain('Δείτε το: https://example.org/a');
    expect(text).not.toContain('<');
  });
});
