/** People, redirects and reviews as other products export them. */

export function mailchimpPeople(): string {
  return `Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,TAGS
ida@example.com,Ida,Berg,"1 Main St  Springfield IL 62701 US",,2,2020-01-01 10:00:00,,2020-01-02 10:00:00,,"""tea"""
bo@example.com,Bo,Ng,,,2,2021-03-01 10:00:00,,2021-03-01 10:05:00,,
not an address,,,,,,,,,,
`;
}

export function ghostMembers(): string {
  return `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
1,ida@example.com,Ida Berg,,true,false,,2021-01-03T10:00:00.000Z,,,
2,bo@example.com,Bo Ng,,false,false,,2021-01-04T10:00:00.000Z,,,
`;
}

export function shopifyCustomers(): string {
  return `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'1,Ida,Berg,ida@example.com,yes,,1 Main St,,Springfield,IL,US,'62701,,,no,20.00,1,Likes tea,no,"vip, old"
'2,Bo,Ng,bo@example.com,no,,,,,,,,,,no,0.00,0,,no,
'3,,,,no,,,,,,,,,'+4930123,no,0.00,0,,no,
`;
}

export function wooCommerceCustomers(): string {
  return `ID,user_login,user_email,user_registered,first_name,last_name,billing_address_1,billing_address_2,billing_city,billing_state,billing_postcode,billing_country,billing_phone
5,ida,ida@example.com,2021-01-03 10:00:00,Ida,Berg,Hauptstr. 1,,Berlin,,10115,DE,
6,bo,bo@example.com,2021-01-04 10:00:00,Bo,Ng,,,,,,,
`;
}

export function squarespaceProfiles(): string {
  return `Email,First Name,Last Name,Created On,Accepts Marketing,Has Account,Shipping Name,Shipping Address 1,Shipping Address 2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Order Count,Total Order Amount,Tags
ida@example.com,Ida,Berg,2021-01-03 10:00:00 +0000,yes,no,Ida Berg,Hauptstr. 1,,Berlin,10115,,DE,,2,40.00,
bo@example.com,Bo,Ng,2021-01-04 10:00:00 +0000,no,no,,,,,,,,,0,0.00,
`;
}

export function wixContacts(): string {
  return `First Name,Last Name,Email 1,Phone 1,Address 1 - Type,Address 1 - Street,Address 1 - City,Address 1 - State/Region,Address 1 - Zip,Address 1 - Country,Labels,Created At (UTC+0),Email subscriber status
Ida,Berg,ida@example.com,'+49 30 1,Home,Hauptstr. 1,Berlin,,10115,Germany,vip,2021-01-03 10:00,Subscribed
Bo,Ng,,,,,,,,,,2021-01-04 10:00,Not set
`;
}

export function plainRedirects(): string {
  return 'Redirect from,Redirect to\n/old,/new\n/a.html,/shop\n//,/x\n';
}

export function reviewFile(): string {
  return `title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location
Fine,Hangs in the hall,5,2023-05-06 07:08:09 UTC,web,ok,Ida,ida@example.com,1,sea-print,,,,,
,No such thing,4,2023-05-07 07:08:09 UTC,web,ok,Bo,bo@example.com,2,gone,,,,,
`;
}
