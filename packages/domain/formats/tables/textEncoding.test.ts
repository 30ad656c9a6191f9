import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decode, decodeText, TEXT_ENCODINGS, type TextEncoding } from './textEncoding.ts';

const decode: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const TWO_BYTES = /^(?:shift_jis|gb18030|big5|euc)/;

/** The bytes of a text: every code of the encoding is decoded once, and looked up. */
function encoderOf(encoding: TextEncoding): (text: string) => Uint8Array {
  const known = new Map<string, readonly number[]>();
  const learn = (bytes: readonly number[]) => {
    const text = decodeText(Uint8Array.from(bytes), decode, encoding)?.text ?? null;
    if (text !== null && [...text].length === 1 && !known.has(text)) known.set(text, bytes);
  };
  for (let one = 0; one < 256; one += 1) learn([one]);
  if (TWO_BYTES.test(encoding))
    for (let one = 0x81; one < 255; one += 1) for (let two = 0x40; two < 255; two += 1) learn([one, two]);
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const bytes = known.get(letter);
        if (bytes === undefined) throw new Error(`${encoding} has no ${letter}`);
        return [...bytes];
      }),
    );
}

const FILES: readonly (readonly [TextEncoding, string])[] = [
  ['windows-1252', 'Titel;Preis\r\nGrößenübersicht – „Käse“;12,50 €\r\nÉté à Montréal;9,00\r\n'],
  ['windows-1251', 'Название;Цена\r\nКнига рецептов;1 200,50\r\nЧАЙ «ЗЕЛЁНЫЙ»;90,00\r\n'],
  ['shift_jis', '商品名,価格\r\n青い花瓶,1200\r\nお茶のセット（大）,900\r\n'],
  ['shift_jis', '商品名,価格,在庫\r\n花瓶（青）,1200,3\r\nｶﾀｶﾅ,300,1\r\n'],
  ['euc-jp', '商品名,価格\r\n花瓶とコップのセット,1200\r\n'],
  ['windows-1250', 'Název;Cena\r\nKřeslo šedé;1 290,00\r\nŽidle;990,00\r\n'],
  ['windows-1250', 'Nazwa;Cena\r\nKrzesło żółte;129,00\r\nŁóżko;990,00\r\n'],
  ['windows-1253', 'Προϊόν;Τιμή\r\nΚαρέκλα;12,50\r\n'],
  ['windows-1254', 'Ürün;Fiyat\r\nIşık İstanbul ğ ş;12,50\r\n'],
  ['windows-1255', 'מוצר,מחיר\r\nכיסא,12.50\r\n'],
  ['windows-1256', 'المنتج,السعر\r\nكرسي,12.50\r\n'],
  ['windows-874', 'สินค้า,ราคา\r\nเสื้อยืด,120\r\n'],
  ['windows-1257', 'Prekė;Kaina\r\nKėdė žalia šviesi;12,50\r\n'],
  ['koi8-r', 'Название;Цена\r\nЛампа;12\r\n'],
  ['ibm866', 'Название;Цена\r\nЛампа настольная;12\r\n'],
  ['macintosh', 'Name;Preis\rStuhl grün, Größe 5;12,50\r'],
  ['windows-1252', 'Name;Preis\r\nStuhl grün;12,50 €\r\n'],
  ['windows-1252', 'Navn;Pris\r\nGrøn stol på væg;12,50\r\n'],
  ['windows-1252', 'Nombre;Precio\r\nNiño pequeño;12,50 €\r\n'],
  ['windows-1252', 'Nome;Preço\r\nMaçã é pão;12,50\r\n'],
  ['windows-1252', 'Nom;Prix\r\n«Œuvre» à l’été;12,50 €\r\n'],
  ['gb18030', '名称,价格\r\n青花瓷茶杯,120\r\n手工香薰蜡烛,90\r\n'],
  ['big5', '名稱,價格\r\n青花瓷茶杯,120\r\n手工香氛蠟燭,90\r\n'],
  ['euc-kr', '상품명,가격\r\n푸른 꽃병,12000\r\n녹차 선물 세트,9000\r\n'],
];

describe('the encoding of a table file', () => {
  it.each(FILES)('%s is known by its letters (table files): %j', (encoding, text) => {
    expect(decodeText(encoderOf(encoding)(text), decode)).toEqual({ encoding, text });
  });

  it('is UTF-8 whatever the script, with and without a mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (text, isMarked) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'));
        const bytes = new TextEncoder().encode(isMarked ? `\ufeff${text}` : text);
        expect(decodeText(bytes, decode)).toEqual({ encoding: 'utf-8', text });
      }),
    );
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    '%s is known by its mark, and without one by its empty halves',
    (encoding) => {
      const wide = (text: string) => {
        const bytes = Buffer.from(text, 'utf16le');
        return new Uint8Array(encoding === 'utf-16le' ? bytes : bytes.swap16());
      };
      const text = 'Title,Price\r\n花瓶,12\r\nBowl,3\r\n';
      expect(decodeText(wide(`\ufeff${text}`), decode)).toEqual({ encoding, text });
      expect(decodeText(wide(text), decode)).toEqual({ encoding, text });
    },
  );

  it('can be given, and is refused where the bytes are none of it', () => {
    const bytes = encoderOf('windows-1251')('Чай');
    expect(decodeText(bytes, decode, 'windows-1251')?.text).toBe('Чай');
    expect(decodeText(bytes, decode, 'utf-8')).toBeNull();
  });

  it('is none for pictures and archives', () => {
    expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), decode)).toBeNull();
  });

  it('is one that every decoder knows', () => {
    for (const encoding of TEXT_ENCODINGS) expect(decode(Uint8Array.from([0x41, 0]), encoding)).not.toBeNull();
  });
});
