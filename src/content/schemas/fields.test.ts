/** @jest-environment node */
import type { z } from 'zod';
import { schemaErrors } from '../content.fixture';
import { rows } from '../test-folder.fixture';
import { nonEmptyText, picturePath } from './builders';
import {
  colourFamily,
  darkColour,
  email,
  href,
  httpsUrl,
  internalPath,
  isoDay,
  price,
  priceWithSum,
  shownPrice,
  slug,
} from './fields';
import { icon } from './icons';

const schemas: Record<string, z.ZodType> = {
  colourFamily,
  darkColour,
  email,
  href,
  httpsUrl,
  internalPath,
  isoDay,
  nonEmptyText,
  price,
  priceWithSum,
  shownPrice,
  slug: slug(String),
  picture: picturePath,
  icon,
};

const accepted = rows(`
  nonEmptyText | ["a", " a ", "?", "🌱", "日本", "\\u200ba"]
  slug         | ["a", "crm", "smartcall-ai", "24-7", "posts", "preview", "index-2", "console", "com10", "a-404", "${'a'.repeat(100)}"]
  isoDay       | ["2025-01-27", "2024-02-29", "2000-02-29", "2025-12-31"]
  httpsUrl     | ["https://larkfield.example", "https://larkfield.example/a?b=c&d#e", "https://larkfield.example:8443/", "https://larkfield.example:54321"]
  internalPath | ["/", "/faq", "/blog?category=CRM", "/blog?q=a%20b#articles", "/blog/a-post", "/#demo", "/faq#pricing", "/404.html"]
  href         | ["/", "/faq", "/#demo", "https://a.example/b", "mailto:hello@larkfield.example", "tel:+442079460142"]
  picture      | ["./a.jpg", "../images/posts/a.jpeg", "./a.b.png", "../../a.webp", "./a.avif", "./IMG_1234.JPG"]
  shownPrice   | ["£2,499", "£4 / £7", "from £450", "£95 a month", "POA", "£40–£60", "£12.50 for 2 people", "80p", "$99", "Free", "£1,200, then £95."]
  priceWithSum | ["$99/month", "£25/month plus VAT", "£450 to £950 a month", "from £1,200.50"]
  price        | ["£0", "£999", "£2,499", "£16.50", "£1,234,567.00"]
  email        | ["hello@larkfield.example"]
  colourFamily | ["ink", "sky"]
  darkColour   | ["emerald-700", "coral-950"]
  icon         | ["phone", "bar-chart"]
`);
const refused = rows(`
  nonEmptyText | ["", " ", "\\n\\t", "\u00a0", "\\u200b", "\\u2063\\u200d", "\\u00ad", "\\u3164"]
  slug         | ["", "CRM", "a--b", "-a", "a-", "a b", "a_b", "a/b", "café"]
  slug         | ["index", "404", "500", "con", "prn", "aux", "nul", "com1", "lpt9", "${'a'.repeat(101)}"]
  isoDay       | ["2025-02-30", "2025-02-29", "1900-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-01-00", "2025-1-27", "27/01/2025", "2025-01-27T00:00:00Z", " 2025-01-27", "today", ""]
  isoDay       | ["1999-12-31", "2101-01-01", "0025-01-27"]
  httpsUrl     | ["http://larkfield.example", "HTTPS://larkfield.example", "", "https://", "https://lark field.example", "/faq"]
  httpsUrl     | ["https://a.example/b c", "https://a.example\\n", " https://a.example", "//a.example", "javascript:alert(1)", "a.example"]
  httpsUrl     | ["https://:", "https://[", "https://a", "https://a..example", "https://1.2.3.999", "https://xn--a.example", "https://a.example:65536", "https://a.example:99999"]
  href         | ["", "#", "#demo", "faq", "//evil.example", "http://a.example", "javascript:alert(1)", "data:text/html,a", "hello@a.example"]
  href         | ["mailto:", "mailto:hello", "mailto:a b@c.example", "mailto:@b", "tel:020 7946 0142", "tel:02079460142", "tel:+44", "tel:"]
  picture      | ["a.jpg", "/images/a.jpg", "https://a.example/a.jpg", "./.jpg", "./a.gif", "./a.svg", "./a.heic", "./a", "./a.jpg.txt", ""]
  shownPrice   | ["2,499", "£8.5", "£ 99", "£", "£,499", "£16.505", "£1,00,0", "16.50", "£2499", "2799", "4,999 pounds", "GBP 2,499", "$4 999", "16.50 pounds", "£2k", "£2.799,00", "£2,99", " ", "from £9.5 to £12", ""]
  priceWithSum | ["99", "twenty", "£2499", "$99 or £8.5", "$1 499", "£", ""]
  price        | ["2,499", "£2499", "£2,49", "£16.5", "£16.505", "£,499", "£", "$99", "£ 99", "£99 ", "2,499 pounds", "free", ""]
  email        | ["hello", "hello@", "@a.example", "a b@c.example", ""]
  colourFamily | ["sky-600", "Sky", "purple", ""]
  darkColour   | ["emerald", "emerald-750", "green-700", "emerald-600", ""]
  icon         | ["Phone", "unicorn", ""]
`);
const noText = accepted.map(([name = '']) => [name, '[7, null, true, ["a"]]']);

const errorsOf = (name = '', values = '') =>
  (JSON.parse(values) as unknown[]).map((value) =>
    schemaErrors(schemas[name] ?? icon, value),
  );

test.each(accepted)('%s accepts %s', (name, values) => {
  for (const errors of errorsOf(name, values)) expect(errors).toEqual([]);
});

test.each([...refused, ...noText])('%s refuses %s', (name, values) => {
  for (const errors of errorsOf(name, values)) expect(errors).toHaveLength(1);
});
