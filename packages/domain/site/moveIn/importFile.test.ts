import { describe, expect, it } from 'vitest';
import { recogniseFile } from './importFile.ts';

describe('what a file is that somebody brings along (IMP-1)', () => {
  it.each([
    ['Handle,Title,Body (HTML),Vendor,Type', 'products'],
    ['Product Type [Non Editable],Product Page,Title,Price', 'products'],
    ['', 'products'],
    ['<?xml version="1.0"?>\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>', 'wordpress'],
    ['<rss><channel><link>https://photos.squarespace.com</link>', 'squarespace'],
    ['<rss version="2.0"><channel><item><title>Away from Squarespace</title>', 'wordpress'],
    ['<rss><channel><item><content:encoded><![CDATA[<div class="sqs-block">', 'squarespace'],
    ['\uFEFF  {"db":[{"meta":{"version":"5.0"},"data":{"posts":[]}}]}', 'ghost'],
    ['Redirect from,Redirect to\n/a,/b', 'redirects'],
    ['/old.html;/new', 'redirects'],
    ['Old URL\tNew URL', 'redirects'],
    ['Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company', 'customers'],
    ['ID,user_email,first_name,billing_address_1', 'customers'],
    ['Email,First Name,Last Name,Created On,Accepts Marketing,Shipping Address 1,Shipping City', 'customers'],
    ['First Name,Last Name,Email 1,Phone 1,Address 1 - Street,Address 1 - City', 'customers'],
    ['Email Address,First Name,Last Name,OPTIN_TIME,CONFIRM_TIME', 'subscribers'],
    ['Name,Email,Financial Status,Paid at,Lineitem quantity,Lineitem name', 'orders'],
    ['Order ID,Email,Financial Status,Lineitem name,Channel Type', 'orders'],
    ['order_id,order_number,date,status,order_total,billing_email,item_name', 'orders'],
    ['Order,Date,Email,Payment,Total,SKU,Item,Line total', 'orders'],
    ['E-Mail;Vorname;Straße;PLZ;Ort', 'customers'],
    ['Email Address,Address,City,MEMBER_RATING,OPTIN_TIME', 'subscribers'],
    ['email,active_subscription,expiry,plan,email_disabled,created_at', 'subscribers'],
    ['ID,Handle,Command,Title,Author,Body HTML,Created At,Published,Template Suffix', 'pages'],
    ['ID,Handle,Title,Author,Body HTML,Summary HTML,Tags,Blog: Handle,Blog: Title', 'pages'],
    ['Titel;Inhalt;Datum', 'pages'],
    ['タイトル,本文', 'pages'],
    ['Handle,Title,Body HTML,Vendor,Variant SKU', 'products'],
    ['{"pages":[{"id":1,"title":"About"}]}', 'pages'],
    ['PK\u0003\u0004\u0014', 'substack'],
    ['メールアドレス\t氏名', 'subscribers'],
    ['a@example.com\nb@example.com', 'subscribers'],
  ])('%j', (text, kind) => {
    expect(recogniseFile(text)).toBe(kind);
  });
});
