import { writeFileSync } from 'node:fs';
import { formatPercent } from '@quoin/domain/formats';
import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { money } from '@quoin/domain/money';
import { invoiceDocument, orderWords, packingSlipDocument } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';
import { documentFormats } from '../../../orders/documents/documentFormats.ts';
import { printDocuments } from './printDocuments.ts';
import { readPdfText } from './testing/readPdfText.ts';
import { runsOf } from './textRuns.ts';

const eur = (minor: bigint) => money(minor, 'EUR');
const address = {
  fullName: 'Ada Ekström',
  line1: 'Waschkaue 9',
  line2: '',
  city: 'Halde',
  region: '',
  postalCode: '45900',
  countryCode: 'DE',
  phone: '',
};
const seller = {
  name: 'Halde Editions',
  addressLines: ['Zechenstraße 4', '45900 Halde'],
  email: 'shop@halde.example',
  vatId: 'DE123456789',
  taxNumber: '',
  footer: ['IBAN DE02 1203 0000 0000 2020 51'],
};
const line = (title: string, index: number) => ({
  title,
  description: 'A2 / Oak',
  sku: `HP-${index}`,
  quantity: 2,
  unitPrice: eur(4900n),
  discount: eur(0n),
  total: eur(9800n),
  taxes: [{ name: 'VAT', rate: '19 %', amount: eur(1565n) }],
});

function invoice(lines: number) {
  const subtotal = 9800n * BigInt(lines);
  const tax = 1565n * BigInt(lines);
  return invoiceDocument({
    number: 'INV-2026-00042',
    issuedOn: '2026-11-21',
    orderNumber: 1001,
    seller,
    buyer: { company: '', email: 'ada@example.com', vatId: '', address },
    lines: Array.from({ length: lines }, (_, index) =>
      line(index === 1 ? 'Łódź, wieczór' : `Dunes ${index + 1}`, index + 1),
    ),
    shipping: { total: eur(490n), taxes: [] },
    totals: {
      subtotal: eur(subtotal),
      discount: eur(0n),
      shipping: eur(490n),
      tax: eur(0n),
      grandTotal: eur(subtotal + 490n),
    },
    taxIncluded: eur(tax),
    isReverseCharge: false,
    isTest: true,
    notes: [],
    orderedOn: '2026-11-20',
    deliveredOn: null,
    dueOn: null,
    payments: [{ label: 'card', amount: eur(subtotal + 490n) }],
  });
}

/** Several rates, other scripts, German. */
function foreign() {
  const words = orderWords('de');
  const formats = {
    money: ({ minor }: { minor: bigint }) => `${(Number(minor) * 0.01).toFixed(2).replace('.', ',')} €`,
    day: (day: string) => day.split('-').reverse().join('.'),
    figures: '0123456789',
  };
  const lines = [
    { ...line('Αθήνα στο φως, Ωδή', 1), taxes: [{ name: 'USt', rate: '19 %', amount: eur(1565n) }] },
    {
      ...line('Донаудампфшиффартсгезельшафт, очень длинное название с переносом на следующую строку', 2),
      discount: eur(500n),
      total: eur(9300n),
      taxes: [{ name: 'USt ermäßigt', rate: '7 %', amount: eur(608n) }],
    },
    { ...line('Żółć, příliš žluťoučký kůň', 3), taxes: [] },
  ];
  return invoiceDocument(
    {
      number: 'RE-2026-00007',
      issuedOn: '2026-11-21',
      orderNumber: 1007,
      seller,
      buyer: {
        company: 'Großhandelsgesellschaft für Drucke und Papierwaren aller Art mbH & Co. KG',
        email: '',
        vatId: 'DE999999999',
        address: { ...address, fullName: 'Ναταλία Παπαδοπούλου' },
      },
      lines,
      shipping: { total: eur(490n), taxes: [{ name: 'USt', rate: '19 %', amount: eur(78n) }] },
      totals: {
        subtotal: eur(29400n),
        discount: eur(500n),
        shipping: eur(490n),
        tax: eur(0n),
        grandTotal: eur(29390n),
      },
      taxIncluded: eur(2251n),
      ...{ isReverseCharge: false, isTest: false, notes: [] },
      orderedOn: '2026-11-20',
      deliveredOn: '2026-11-22',
      dueOn: '2026-12-04',
      payments: [{ label: 'Gutschein', amount: eur(5000n) }],
    },
    words.document,
    formats,
  );
}

/** A buyer of the shop who reads another script. */
const READERS = {
  ja: {
    ...{
      fullName: '佐藤 花子',
      line1: '丸の内一丁目九番一号 グラントウキョウノースタワー二十階',
      city: '千代田区',
      region: '東京都',
    },
    titles: ['「海霧」ジクレープリント、限定五十部、作者の署名入り、額装なし', 'Dunes 砂丘 No. 4 — 手漉き和紙'],
    description: 'サイズ：A2／額：オーク',
  },
  ar: {
    ...{ fullName: 'ليلى العبد الله', line1: 'شارع الملك فهد 17', city: 'الرياض', region: '' },
    titles: ['ضباب البحر (طبعة محدودة من 50 نسخة)', 'كثبان Dunes رقم 4'],
    description: 'المقاس: A2 / الإطار: بلوط',
  },
} as const;

function abroad(reader: keyof typeof READERS, lines = 2, language: string = reader) {
  const { titles, description, ...place } = READERS[reader];
  const words = orderWords(language);
  const subtotal = 9800n * BigInt(lines);
  return invoiceDocument(
    {
      ...{ number: 'INV-2026-00043', issuedOn: '2026-11-21', orderNumber: 1002, seller },
      buyer: { company: '', email: 'reader@example.com', vatId: '', address: { ...address, ...place } },
      lines: Array.from({ length: lines }, (_, index) => ({
        ...line(titles[index % titles.length] ?? '', index + 1),
        description,
      })),
      shipping: { total: eur(490n), taxes: [] },
      totals: {
        ...{ subtotal: eur(subtotal), discount: eur(0n), shipping: eur(490n), tax: eur(0n) },
        grandTotal: eur(subtotal + 490n),
      },
      taxIncluded: eur(1565n * BigInt(lines)),
      ...{ isReverseCharge: false, isTest: true, notes: [], orderedOn: '2026-11-20', deliveredOn: '2026-11-22' },
      dueOn: '2026-12-04',
      payments: [{ label: words.document.giftCard, amount: eur(5000n) }],
    },
    words.document,
    documentFormats(language),
  );
}

const slip = packingSlipDocument({
  orderNumber: 1001,
  sentOn: '2026-11-21',
  seller,
  buyer: { company: '', email: 'ada@example.com', vatId: '', address },
  shipment: { carrier: 'dhl', carrierName: '', trackingNumber: 'JD0146' },
  lines: [{ title: 'Dunes', description: 'A2 / Oak', sku: 'HP-1', quantity: 2 }],
  isPartial: true,
  notes: ['Leave it with the neighbour'],
});

/** Returns the packing slip of a buyer who reads another script. */
function slipAbroad(reader: keyof typeof READERS) {
  const { titles, description, ...place } = READERS[reader];
  const parcel = {
    ...{ orderNumber: 1002, sentOn: '2026-11-21', seller },
    buyer: { company: '', email: '', vatId: '', address: { ...address, ...place } },
    shipment: { carrier: 'dhl', carrierName: '', trackingNumber: 'JD0146' },
    lines: titles.map((title, index) => ({ title, description, sku: `HP-${index}`, quantity: index + 2 })),
    ...{ isPartial: true, notes: [description] },
  } as const;
  return packingSlipDocument(parcel, orderWords(reader).document, documentFormats(reader));
}

describe('documents as PDF', () => {
  it('prints an invoice on one page, a long one on several, and many slips in one file', async () => {
    for (const [documents, pages] of [
      [[invoice(2)], 1],
      [[invoice(60)], 5],
      [[slip, slip, slip], 3],
      [[foreign()], 1],
      [[abroad('ja')], 1],
      [[abroad('ar')], 1],
      [[abroad('ja', 30)], 3],
      [[slipAbroad('ja'), slipAbroad('ja')], 2],
      [[slipAbroad('ar'), slipAbroad('ar')], 2],
    ] as const) {
      const bytes = await printDocuments(documents);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      if (process.env.KEEP_PDF)
        writeFileSync(
          `${process.env.KEEP_PDF}-${documents[0]?.kind}-${documents[0]?.language}-${pages}-${documents.length}.pdf`,
          bytes,
        );
      expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages);
    }
  });

  it.each(SPOKEN_LANGUAGES)('writes rates of %s with signs that it has', (language) => {
    for (const spoken of [language, language === 'ar' ? 'ar-EG' : language])
      for (const { text } of runsOf(formatPercent(0.08875, spoken, 4), 'text')) expect(text).not.toContain('□');
  });

  it('sets each letter in the first font that has it: Latin in Instrument Sans, Greek and Cyrillic in DejaVu', () => {
    expect(runsOf('Größe €49', 'text')).toEqual([{ font: 'text', text: 'Größe €49', outline: 0 }]);
    expect(runsOf('Łódź', 'strong').map(({ font }) => font)).toEqual(['strongExt', 'strong', 'strongExt']);
    expect(runsOf('Ωδή Łódź', 'text')[0]).toMatchObject({ font: 'wide', text: 'Ωδή ' });
    expect(runsOf('Пушкин', 'strong')).toMatchObject([{ font: 'wideBold', text: 'Пушкин' }]);
    expect(runsOf('漢字 A2', 'text')).toMatchObject([
      { font: 'japanese', text: '漢字 ' },
      { font: 'text', text: 'A2' },
    ]);
    expect(runsOf('額装', 'strong')).toMatchObject([{ font: 'japaneseBold', text: '額装' }]);
    expect(runsOf('🫠', 'text')).toMatchObject([{ font: 'wide', text: '□' }]);
  });

  it('prints Korean names, and Chinese ones in one font where Japanese lacks a sign of them', () => {
    const fontsOf = (text: string) => new Set(runsOf(text, 'text').map(({ font }) => font.replace(/\d+$/, '')));
    expect(fontsOf('서울특별시 강남구 테헤란로')).toEqual(new Set(['korean', 'text']));
    expect(fontsOf('张伟明')).toEqual(new Set(['chinese']));
    expect(fontsOf('山田 太郎')).toEqual(new Set(['japanese']));
    expect(fontsOf('简体さん')).toEqual(new Set(['chinese', 'japanese']));
    expect(runsOf('김', 'strong')[0]).toMatchObject({ text: '김', outline: 0.055 });
    for (const name of [
      '김민준',
      '서울특별시 강남구 테헤란로 152',
      '뷁꽳',
      '张伟明',
      '上海市浦东新区陆家嘴环路 1000 号',
      '龘',
    ])
      expect([name, runsOf(name, 'strong').some(({ text }) => text.includes('□'))]).toEqual([name, false]);
  });

  it('says Korean and Chinese names to whoever copies them', async () => {
    const one = invoice(1);
    const lines = ['김민준', '서울특별시 강남구 테헤란로 152', '张伟明', '上海市浦东新区'];
    const bytes = await printDocuments([{ ...one, recipient: { ...one.recipient, lines } }]);
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}-east.pdf`, bytes);
    const text = readPdfText(bytes).join('').replaceAll(' ', '');
    for (const each of lines) expect(text).toContain(each.replaceAll(' ', ''));
    // Subsets only.
    expect(bytes.length).toBeLessThan(120_000);
  });

  it.each([
    ['ar', /[0-9]/, /[٠-٩۰-۹]/],
    ['ar-AE', /[0-9]/, /[٠-٩۰-۹]/],
    ['ar-EG', /[٠-٩]/, /[0-9]/],
    ['ar-SA', /[٠-٩]/, /[0-9]/],
  ])('an Arabic paper has figures of one kind, whatever it counts (%s; PREF-03)', async (language, wanted, other) => {
    const { title, facts, seller: _, ...paper } = abroad('ar', 2, language);
    const ready = [
      ...paper.lines.rows.map((row) => row.slice(1)),
      ...(paper.taxes?.rows ?? []).map((row) => row.slice(1)),
    ];
    const days = facts.filter(({ label }) => label.includes('تاريخ')).map(({ value }) => value);
    const numbers = [...ready.flat(), ...paper.totals.map(({ value }) => value), ...days];
    expect(days.length).toBeGreaterThan(1);
    for (const each of numbers) {
      expect(each).toMatch(wanted);
      expect(each).not.toMatch(other);
    }
    // What is printed: the foot, too. Numbers of papers and articles are names, and stay as they are.
    const nobody = { label: '', lines: [], facts: [] };
    const rows = paper.lines.rows.map((row) => ['', ...row.slice(1)]);
    const printed = await printDocuments([
      {
        ...paper,
        ...{ title, seller: nobody, recipient: nobody, facts: [], notes: [], footer: [title] },
        lines: { ...paper.lines, rows },
      },
    ]);
    const text = readPdfText(printed).join(' ');
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(other);
  });

  it('breaks names without a space before they leave the page', async () => {
    const one = invoice(1);
    const long = { ...one, recipient: { ...one.recipient, lines: ['W'.repeat(200), 'Street'] } };
    expect((await printDocuments([long])).toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
