/** Orders as other products write them: further lines of an order leave most cells empty, or repeat them. */

/** Two lines with tax on top and a discount; a part refunded; canceled before it was paid; a number that is no number alone. */
export function shopifyOrders(): string {
  const header =
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing City,Billing Zip,Billing Province,Billing Country,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Notes,Cancelled at,Refunded Amount,Id';
  const ida = "Ida Berg,1 Main St,1 Main St,Springfield,'62701,IL,US,Ida Berg,1 Main St,Springfield,'62701,IL,US";
  return [
    header,
    `#5001,ida@example.com,paid,2023-05-01 10:00:00 -0400,fulfilled,2023-05-03 09:00:00 -0400,USD,27.00,5.00,2.70,34.70,SPRING,3.00,Standard,2023-05-01 09:59:58 -0400,2,Sea print - A4,10.00,SEA-A4,true,fulfilled,${ida},Ring twice,,0.00,501`,
    '#5001,ida@example.com,,,,,,,,,,,,,2023-05-01 09:59:58 -0400,1,Postcard,10.00,CARD,true,fulfilled,,,,,,,,,,,,,,,,,501',
    `#5002,bo@example.com,partially_refunded,2023-06-01 10:00:00 +0200,unfulfilled,,USD,20.00,0.00,0.00,20.00,,0.00,,2023-06-01 10:00:00 +0200,2,Sea print - A4,10.00,SEA-A4,true,pending,${ida},,,5.00,502`,
    `#5003,bo@example.com,voided,,,,USD,10.00,0.00,0.00,10.00,,0.00,,2023-06-02 10:00:00 +0200,1,Postcard,10.00,CARD,true,pending,${ida},,2023-06-03 10:00:00 +0200,0.00,503`,
    `EU-7,,refunded,2023-06-05 10:00:00 +0200,fulfilled,2023-06-06 10:00:00 +0200,USD,10.00,0.00,0.00,10.00,,0.00,,2023-06-05 10:00:00 +0200,1,Postcard,10.00,CARD,true,fulfilled,,,,,,,,,,,,,,,,10.00,504`,
    '',
  ].join('\n');
}

export function squarespaceOrders(): string {
  return `Order ID,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem variant,Lineitem requires shipping,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Province,Billing Country,Channel Type,Private Notes
00042,ida@example.com,PAID,2022-01-03 10:00:00 +0000,FULFILLED,2022-01-04 10:00:00 +0000,USD,30.00,0.00,5.00,0.00,30.00,,0.00,,2022-01-03 10:00:00 +0000,3,Mug,10.00,MUG,Blue,true,Ida Berg,1 Main St,Springfield,62701,IL,United States,web,
00043,ida@example.com,PENDING,,PENDING,,USD,10.00,0.00,0.00,0.00,12.00,,0.00,,2022-01-05 10:00:00 +0000,1,Mug,10.00,MUG,Red,true,Ida Berg,1 Main St,Springfield,62701,IL,United States,web,Call first
`;
}

/** An exporter of WooCommerce in a country of decimal commas: a row for each line, and a line that does not divide. */
export function wooCommerceOrders(): string {
  return `order_id;order_number;date;status;shipping_total;tax_total;discount_total;order_total;refunded_total;order_currency;billing_email;billing_first_name;billing_last_name;billing_address_1;billing_city;billing_postcode;billing_country;item_product_id;item_name;item_sku;item_quantity;item_subtotal
77;77;2021-03-04 12:30:00;wc-completed;4,90;2,83;0,00;17,73;0;USD;jo@example.com;Jo;Ng;Hauptstr. 1;Berlin;10115;DE;9;Becher;MUG;3;10,00
78;78;2021-03-05 12:30:00;wc-on-hold;0,00;0,00;0,00;5,00;0;USD;jo@example.com;Jo;Ng;Hauptstr. 1;Berlin;10115;DE;9;Karte;CARD;1;5,00
79;79;2021-03-06 12:30:00;checkout-draft;0,00;0,00;0,00;5,00;0;USD;jo@example.com;Jo;Ng;;;;DE;9;Karte;CARD;1;5,00
80;80;;wc-completed;0,00;0,00;0,00;5,00;0;USD;jo@example.com;Jo;Ng;;;;DE;9;Karte;CARD;1;5,00
`;
}
