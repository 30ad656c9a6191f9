import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContents } from './readers/readContents.ts';
import { MovingShops } from './testing/movingShop.ts';
import { squarespaceProfiles, wixContacts } from './testing/peopleFiles.ts';

let shops: MovingShops;

beforeAll(async () => {
  shops = await MovingShops.open();
});
afterAll(() => shops.close());

const bytes = (text: string) => Buffer.from(text);

describe('a table of any form, its columns named by hand (IMP-1)', () => {
  const FILE =
    'Kontakt;Wer;Kd. seit;Werbung;Seit wann;Land\nida@example.com;Ida Berg;03.04.2020;ja;05.06.2021;Deutschland\nbo@example.com;Bo Ng;29.11.2021;;;\n';
  const MAPPING = { email: 'Kontakt', fullName: 'Wer', since: 'Kd. seit', marketing: 'Werbung', agreedOn: 'Seit wann' };

  it('is shown with some values of each column, and cannot be imported before it has what it needs', async () => {
    const { site } = await shops.add();
    const drafted = await shops.draft(site, 'customers', bytes(FILE));
    expect(drafted).toMatchObject({
      ok: true,
      value: {
        run: { total: 0 },
        encoding: 'utf-8',
        table: { header: ['Kontakt', 'Wer', 'Kd. seit', 'Werbung', 'Seit wann', 'Land'] },
      },
    });
    if (!drafted.ok) return;
    const { table, run } = drafted.value;
    expect(table!.samples[1]).toEqual(['Ida Berg', 'Bo Ng']);
    expect(table!.fields.find(({ field }) => field === 'email')).toMatchObject({ isRequired: true, column: null });
    expect(await shops.forecast(site, { id: run.id })).toMatchObject({
      problem: { code: 'columnsMissing', values: { value: 'email' } },
    });
    const forecast = await shops.forecast(site, { id: run.id, mapping: MAPPING });
    expect(forecast).toMatchObject({ ok: true, value: { run: { total: 2, counts: { created: 2 } } } });
    expect((await shops.apply(site, run.id)).counts).toMatchObject({ created: 2 });
    const people = await shops.test.asOwner(
      `select email, full_name, created_at, accepts_marketing_since as agreed from site_user where website_id = $1 order by email`,
      [site.id],
    );
    expect(people).toMatchObject([
      { email: 'bo@example.com', full_name: 'Bo Ng', agreed: null },
      { email: 'ida@example.com', full_name: 'Ida Berg', agreed: expect.any(Date) },
    ]);
    expect((people[1] as { readonly agreed: Date }).agreed.toISOString()).toMatch(/^2021-06-0[45]/);
  });

  it('is read so at once the next time, on this site and for this kind of file alone', async () => {
    const { site } = await shops.add();
    const { site: other } = await shops.add();
    const first = await shops.draft(site, 'customers', bytes(FILE));
    if (!first.ok) throw new Error(first.problem.code);
    await shops.forecast(site, { id: first.value.run.id, mapping: MAPPING });
    const emailIn = async (...asked: Parameters<MovingShops['draft']>) => {
      const drafted = await shops.draft(...asked);
      return drafted.ok ? drafted.value.table!.fields.find(({ field }) => field === 'email')!.column : null;
    };
    const next = bytes(FILE.replaceAll('example.com', 'example.org'));
    expect(await emailIn(site, 'customers', next)).toBe('Kontakt');
    expect(await emailIn(other, 'customers', next)).toBeNull();
    expect(await emailIn(site, 'customers', bytes(FILE.replace('Land', 'Staat')))).toBeNull();
    // What is guessed anyway is not kept.
    const plain = await shops.draft(site, 'subscribers', bytes('Email,Note\nida@example.com,x\n'));
    if (!plain.ok) throw new Error(plain.problem.code);
    await shops.forecast(site, { id: plain.value.run.id, mapping: { email: 'Email' } });
    expect(await shops.test.asOwner('select kind from import_mapping where website_id = $1', [site.id])).toEqual([
      { kind: 'customers' },
    ]);
  });

  it('has the date order, the decimal mark and the separator that its owner says', async () => {
    const { site } = await shops.add();
    const file = bytes('Email,Consent date\nida@example.com,03/04/2020\n');
    const drafted = await shops.draft(site, 'subscribers', file);
    if (!drafted.ok) throw new Error(drafted.problem.code);
    expect(drafted.value.table!.asks).toMatchObject({ dateOrder: true, isDateOrderOpen: true, decimalMark: false });
    const { id } = drafted.value.run;
    await shops.forecast(site, { id, reading: { dateOrder: 'dmy' } });
    await shops.apply(site, id);
    const [person] = await shops.test.asOwner<{ confirmed_at: Date }>(
      'select confirmed_at from subscriber where website_id = $1',
      [site.id],
    );
    expect(person!.confirmed_at.toISOString()).toMatch(/^2020-04-0[23]/);
    const pipes = await shops.draft(site, 'subscribers', bytes('Email|Name, short\na@example.com|A, B\n'), {
      reading: { separator: '|' },
    });
    expect(pipes).toMatchObject({ value: { table: { header: ['Email', 'Name, short'] } } });
  });
});

describe('orders of further forms (IMP-1)', () => {
  const ordersOf = async (text: string, mapping?: Record<string, string>) => {
    const { site } = await shops.add();
    const drafted = await shops.draft(site, 'orders', bytes(text));
    if (!drafted.ok) throw new Error(drafted.problem.code);
    const { id } = drafted.value.run;
    await shops.forecast(site, { id, ...(mapping && { mapping }) });
    const run = await shops.apply(site, id);
    const lines = await shops.test.asOwner(
      `select o.order_number::int as number, o.grand_total::int as total, o.discount::int as discount, l.title, l.sku, l.quantity,
         l.unit_price::int as price from sales_order o join order_line l on l.website_id = o.website_id and l.order_id = o.id
       where o.website_id = $1 order by o.order_number, l.display_index`,
      [site.id],
    );
    return { run, lines };
  };

  it('of WooCommerce, lines packed into cells, with refunds and coupons packed as well', async () => {
    const { lines, run } = await ordersOf(
      'order_id,order_number,order_date,paid_date,status,shipping_total,shipping_tax_total,fee_total,fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_subtotal,order_currency,payment_method_title,shipping_method,customer_email,billing_first_name,billing_last_name,billing_email,billing_address_1,billing_postcode,billing_city,billing_country,customer_note,coupon_items,refund_items,line_item_1,line_item_2\n' +
        '91,91,2022-01-02 10:00:00,2022-01-02 10:00:00,completed,5.00,0,0,0,0,3.00,0,3.00,22.00,20.00,USD,Card,Flat rate,ida@example.com,Ida,Berg,ida@example.com,1 Main St,62701,Springfield,US,,code:SPRING|amount:3.00,amount:2.00|reason:Late|date:2022-01-09 10:00:00,name:Mug|product_id:9|sku:MUG|quantity:2|total:9.00|sub_total:10.00,name:Bowl|product_id:8|sku:BOWL|quantity:1|total:8.00|sub_total:10.00\n',
    );
    expect(run.problems).toEqual([]);
    expect(lines).toEqual([
      { number: 91, total: 2200, discount: 300, title: 'Mug', sku: 'MUG', quantity: 2, price: 500 },
      { number: 91, total: 2200, discount: 300, title: 'Bowl', sku: 'BOWL', quantity: 1, price: 1000 },
    ]);
  });

  it('of WooCommerce, each line in columns of its own', async () => {
    const { lines } = await ordersOf(
      'order_id,order_number,date_created,status,cart_discount_amount,order_shipping,order_total,billing_email,item_1_name,item_1_sku,item_1_quantity,item_1_price,item_1_total,item_2_name,item_2_sku,item_2_quantity,item_2_price,item_2_total\n' +
        '5,5,2022-01-02 10:00:00,processing,0,0,14.00,ida@example.com,Mug,MUG,2,5.00,10.00,Card,CARD,1,4.00,4.00\n' +
        '6,6,2022-01-03 10:00:00,processing,0,0,5.00,ida@example.com,Mug,MUG,1,5.00,5.00,,,,,\n',
    );
    expect(lines.map(({ number, title, quantity, price }) => `${number} ${quantity} ${title} ${price}`)).toEqual([
      ...['5 2 Mug 500', '5 1 Card 400', '6 1 Mug 500'],
    ]);
  });

  it('of a list that has totals alone: one line each', async () => {
    const { lines } = await ordersOf('Rechnung;Tag;Brutto;Versandkosten\nR-7;03.04.2023;29,90;4,90\n', {
      ...{ reference: 'Rechnung', placedAt: 'Tag', total: 'Brutto', shipping: 'Versandkosten' },
    });
    expect(lines).toEqual([{ number: 7, total: 2990, discount: 0, title: 'Order', sku: '', quantity: 1, price: 2500 }]);
  });
});

it.each([
  ['profiles of Squarespace', squarespaceProfiles],
  ['contacts of Wix', wixContacts],
])('reads the address of %s (IMP-1)', (_, file) => {
  const site = { timeZone: 'UTC', language: 'en', currency: 'EUR' } as const;
  const [ida] = readContents('customers', file(), site, { mapping: null, reading: {} })!.rows;
  expect(ida).toMatchObject({
    ...{
      email: 'ida@example.com',
      fullName: 'Ida Berg',
      acceptsMarketing: true,
      since: expect.stringMatching(/^2021-01-03T10:00/),
    },
    address: { line1: 'Hauptstr. 1', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  });
});
