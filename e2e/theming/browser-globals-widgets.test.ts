import { appCommentSettingsPath, appSubmissionsPath } from '@quoin/contract/endpoints/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { picture } from '../testing/browser.ts';
import { ask } from '../testing/installation.ts';
import { type OlderShop, type OpenedPage, openOlderShop } from '../testing/olderShop.ts';
import { signInOwner } from '../testing/owner.ts';

let older: OlderShop;
let opened: OpenedPage;
const run = (code: string): Promise<unknown> => opened.run(code);
const heard = () => run('heard.splice(0)');

beforeAll(async () => {
  older = await openOlderShop();
  opened = await older.open('/about');
  await heard();
});
afterAll(async () => {
  await older?.close();
});

describe('the heavier globals of existing templates (site-templates 11, decision 0036)', () => {
  it('come in a second file, before Y.use runs what calls them', async () => {
    const html = (await ask(older.shop, '/about')).body;
    const first = /<script src="([^"]*\/compat-[A-Z0-9]{8}\.js)">/.exec(html)?.[1];
    const second = /<script defer src="([^"]*\/compat-widgets-[A-Z0-9]{8}\.js)">/.exec(html)?.[1];
    expect([typeof first, typeof second]).toEqual(['string', 'string']);
    expect(await run('typeof Y.Squarespace.Gallery2 + typeof Y.Base.create')).toBe('functionfunction');
  });

  it('let a theme make classes of its own (Y.Base, YUI.add)', async () => {
    expect(await run("[ajaxifier.get('wrapper'), ajaxifier.get('delay'), ajaxifier.$wrapper.get('id')]")).toEqual([
      '#late',
      0,
      'late',
    ]);
    await run("ajaxifier.set('delay', 50); ajaxifier._loading();");
    expect(await heard()).toEqual(['delay 0 to 50', 'ajaxifier']);
    expect(await run("Y.one('#late').hasClass('loading')")).toBe(true);
    expect(
      await run("let gone = 0; ajaxifier.on('destroy', () => { gone += 1; }); ajaxifier.destroy().destroy(); gone"),
    ).toBe(1);
  });

  it('let a theme make widgets of its own (Y.extend, Y.Widget)', async () => {
    const { page } = opened;
    const tab = page.locator('#late .yui3-widget.yui3-tabs > .yui3-tabs-content > b.tab');
    expect(await tab.textContent()).toBe('Prints');
    await run("tabs.set('label', 'Frames'); tabs.hide()");
    expect(await tab.textContent()).toBe('Frames');
    expect(await run("[tabs.get('rendered'), tabs.get('boundingBox').hasClass('yui3-tabs-hidden')]")).toEqual([
      true,
      true,
    ]);
    expect(await run("tabs.show(); Y.Widget.getByNode('#late .tab') === tabs")).toBe(true);
    await run('tabs.destroy()');
    expect(await tab.count()).toBe(0);
  });

  it('plug into nodes, and out again (Y.Plugin.Base)', async () => {
    await run(`
      Y.namespace('Template').Marker = Y.Base.create('marker', Y.Plugin.Base, [], {
        initializer() { this.get('host').addClass(this.get('name')); this.onHostEvent('click', () => heard.push('host clicked')); },
        destructor() { this.get('host').removeClass(this.get('name')); },
      }, { NS: 'marker', ATTRS: { name: { value: 'marked' } } });
      Y.one('#box').plug(Y.Template.Marker, { name: 'seen' }).simulate('click');`);
    expect(await heard()).toEqual(['host clicked']);
    expect(await run("[Y.one('#box').hasClass('seen'), Y.one('#box').marker.get('name')]")).toEqual([true, 'seen']);
    await run("Y.one('#box').unplug('marker').simulate('click')");
    expect(await run("[Y.one('#box').hasClass('seen'), Y.one('#box').marker, heard.length]")).toEqual([
      false,
      undefined,
      0,
    ]);
  });

  it('keep the state of a page in its address, and go back with it (Y.HistoryHash)', async () => {
    const { page } = opened;
    await run("hashes.addValue('item', 'two words'); hashes.add({ view: 'grid' })");
    expect(await run('location.hash')).toBe('#item=two+words&view=grid');
    expect(await run("[hashes.get('item'), hashes.get()]")).toEqual(['two words', { item: 'two words', view: 'grid' }]);
    expect(await heard()).toEqual(['history', 'item two words by add', 'history']);
    await page.goBack();
    await page.waitForFunction("hashes.get('view') === undefined");
    await page.goBack();
    await page.waitForFunction("hashes.get('item') === undefined");
    expect(await heard()).toEqual(['hash item=two+words', 'history', 'hash ', 'history', 'no item, was two words']);
    await run("hashes.replaceValue('item', 'three'); hashes.replaceValue('item', null)");
    expect(await run("[location.hash, Y.HistoryHash.getHash(), Y.HistoryHash.parseHash('a=1').a]")).toEqual([
      '',
      '',
      '1',
    ]);
    await heard();
  });

  it('say what must be seen, and give the focus back (Widgets.Alert)', async () => {
    const { page } = opened;
    await page.locator('#field').focus();
    await run(`window.said = new Y.Squarespace.Widgets.Alert({ 'strings.title': 'Deem', 'strings.message': 'Please fill out a valid address.' });
      said.on('close', () => heard.push('closed'));`);
    const alert = page.getByRole('alertdialog', { name: 'Deem' });
    expect(await alert.textContent()).toContain('Please fill out a valid address.');
    expect(await violationsOf(page, { only: '[role=alertdialog]' })).toEqual([]);
    await picture(page, 'older-theme-alert', { fullPage: false });
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(await run('[document.activeElement.id, heard.splice(0)]')).toEqual(['field', ['closed']]);
    await run('said.show()');
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  it('load parts of other pages where they are pressed, once, and go there where that fails (DynamicData)', async () => {
    const { context, page, errors, run: inPage } = await older.open('/about#item=1');
    await inPage('heard.splice(0)');
    await page.getByRole('link', { name: 'Orrery' }).click();
    await page.locator('#project.sqs-dynamic-data-ready h2').waitFor();
    expect(await page.locator('#project > h2').textContent()).toBe('Orrery');
    expect(await inPage('location.hash + heard.filter((word) => !word.startsWith("history")).join()')).toBe(
      '#/shop/orreryloads,loaded',
    );
    expect(await page.locator('a.project.sqs-dynamic-data-active').textContent()).toBe('Orrery');
    await page.getByRole('link', { name: 'Orrery' }).click();
    expect(await inPage('heard.filter((word) => word === "loads").length')).toBe(1);
    await inPage(
      "Y.one('#project').empty().removeAttribute('data-dynamic-data-link'); projects.simulateHash('#/shop/orrery/')",
    );
    await page.locator('#project h2').waitFor();
    expect(errors.filter((message) => !/NothingWeHave/.test(message))).toEqual([]);
    await page.getByRole('link', { name: 'Gone' }).click();
    await page.waitForURL(`${older.shop.shopOrigin}/no-such-project`);
    await page.goto(`${older.shop.shopOrigin}/about#/shop/orrery`);
    await page.reload();
    await page.locator('#project h2').waitFor();
    await context.close();
  });

  it('show a video once it is wanted, and nothing of its provider before (VideoLoader)', async () => {
    const asked: string[] = [];
    const { context, page, errors } = await older.open('/about', (fresh) =>
      fresh.route('https://www.youtube-nocookie.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' });
      }),
    );
    const video = page.locator('#video');
    const play = video.getByRole('button', { name: 'Play “The workshop” at YouTube' });
    expect(await video.locator('.sqs-video-note').textContent()).toContain(
      'Loads from YouTube, which then learns your address',
    );
    expect([asked, await video.locator('iframe').count()]).toEqual([[], 0]);
    await play.scrollIntoViewIfNeeded();
    await picture(page, 'older-theme-video', { fullPage: false });
    await play.press('Enter');
    expect(await video.locator('iframe').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/abc123?autoplay=1&rel=0',
    );
    await page.frameLocator('#video iframe').getByText('Film').waitFor();
    expect(await page.evaluate("Y.one('#video').videoloader.get('showingVideo')")).toBe(true);
    await page.evaluate("Y.one('#video').videoloader.pause()");
    expect([await video.locator('iframe').count(), await play.isVisible()]).toEqual([0, true]);
    await video.getByRole('checkbox', { name: 'Always show what comes from YouTube' }).check();
    await play.click();
    expect(await page.evaluate("localStorage.getItem('embed-consent')")).toBe('["YouTube"]');
    await page.evaluate("Y.one('#video').videoloader.pause(); Y.one('#video').videoloader.set('mode', 'fill')");
    await video.locator('.sqs-video-overlay').click();
    expect(await video.locator('iframe').evaluate((frame) => frame.style.position)).toBe('absolute');
    expect(errors.filter((message) => !/NothingWeHave/.test(message))).toEqual([]);
    await context.close();
  });

  it('show a month of a collection, and the next (EventCollectionCalendar)', async () => {
    const { context, page } = await older.open('/journal');
    const { items } = JSON.parse((await ask(older.shop, '/journal?format=json')).body) as {
      items: { title: string; fullUrl: string; publishOn: number }[];
    };
    const [post] = items;
    const when = new Date(post?.publishOn ?? 0);
    const calendar = page.locator('.sqs-events-collection-calendar');
    await calendar.getByText('July 2026').waitFor();
    await page.evaluate(`calendar.set('month', '${when.getMonth() + 1}-${when.getFullYear()}')`);
    const link = calendar.locator(`td.has-event a[href="${post?.fullUrl}"]`);
    await link.waitFor();
    const day = when.toISOString().slice(0, 10);
    expect(await link.locator('xpath=ancestor::td').getAttribute('data-day')).toBe(day);
    expect(await violationsOf(page, { only: '.sqs-events-collection-calendar' })).toEqual([]);
    await picture(page, 'older-theme-calendar', { fullPage: false });
    const next = calendar.getByRole('button', { name: 'Next month' });
    await next.focus();
    await page.keyboard.press('Enter');
    const after = new Date(Date.UTC(when.getFullYear(), when.getMonth() + 1, 1));
    const title = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(after);
    await calendar.getByText(title).waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Next month');
    expect(await calendar.locator('thead th').first().textContent()).toBe('Mon');
    await context.close();
  });

  it('link where pages can be shared and somebody followed, without asking anybody (SocialButtons, FollowButtonUtils)', async () => {
    const { page } = opened;
    const share = page.locator('#share').getByRole('group', { name: 'Share' });
    expect(
      await share.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('aria-label'))),
    ).toEqual(['Share on Facebook', 'Share on X', 'Share by email']);
    expect(await share.getByRole('link', { name: 'Share on X' }).getAttribute('href')).toBe(
      `https://x.com/intent/post?url=${encodeURIComponent(`${older.shop.shopOrigin}/about`)}&text=About%20us`,
    );
    await run(
      "Y.all('.squarespace-social-buttons').empty(); new Y.Squarespace.SocialButtons(); new Y.Squarespace.SocialButtons()",
    );
    expect(await share.getByRole('link').count()).toBe(3);
    const follow = page.locator('#follow').getByRole('link', { name: 'Follow @ridge' });
    expect(await follow.getAttribute('href')).toBe('https://x.com/ridge');
    await run('Y.Squarespace.FollowButtonUtils.renderAll()');
    expect(await follow.count()).toBe(1);
  });

  it('count who likes an entry, and take it back where the server says no (SimpleLike)', async () => {
    const owner = await signInOwner(older.shop);
    const settings = {
      commentsEnabled: true,
      commentApprovalRequired: true,
      commentThreaded: true,
      simpleLikingEnabled: true,
      ...{ commentDisableAfterDaysDefault: 0, commentNotices: false },
    };
    const saved = await owner.visitor.send('PUT', appCommentSettingsPath('demo'), settings);
    expect(saved.status, saved.body).toBeLessThan(300);
    const { items } = JSON.parse((await ask(older.shop, '/journal?format=json')).body) as {
      items: { fullUrl: string }[];
    };
    const { context, page } = await older.open(items[0]?.fullUrl ?? '');
    const place = page.locator('.sqs-simple-like');
    const like = place.getByRole('button');
    // Before the script has come there is only the form of a page without script.
    await page.locator('.sqs-simple-like[data-island-awake]').waitFor();
    await page.evaluate('Y.Squarespace.SimpleLike.renderAll()');
    const answered = async () =>
      (await Promise.all([page.waitForResponse('**/likes/**'), like.press('Enter')]))[0].status();
    expect(await answered()).toBe(200);
    await page.getByRole('button', { name: /1/, pressed: true }).waitFor();
    expect(await place.locator('.like-count').textContent()).toMatch(/^1 like$/);
    await like.click();
    await place.locator('[aria-pressed="false"]').waitFor();
    await page.route('**/likes/**', (route) => route.fulfill({ status: 500, body: '' }));
    await like.click();
    await place.locator('[aria-pressed="false"]').waitFor();
    expect(await page.locator('.sqs-simple-like.clicked').count()).toBe(0);
    await context.close();
  });

  it('send a form that a theme writes itself to the form of the site with the same fields (FormSubmit, FORM-12)', async () => {
    const { context, page } = await older.open('/about');
    await page.evaluate(`document.querySelector('main, body').insertAdjacentHTML('beforeend',
      '<div><form id="hand-written" method="post"><div id="email-yui_3_17_2_1" class="form-item field email">' +
      '<label for="hand-email">Email Address</label><input id="hand-email" class="field-element" type="text"></div>' +
      '<input type="submit" value="Send"></form><div class="hidden form-submission-text" hidden>Thank you from the theme.</div></div>');
      document.getElementById('hand-written').addEventListener('submit', (event) => {
        event.preventDefault();
        Y.use('squarespace-form-submit', 'node', (Y) =>
          new Y.Squarespace.FormSubmit({ formNode: Y.Node(event.target) }).submit('5aba97e703ce64787f61bbae', '5aba', 'page-5aba'));
      });`);
    const email = page.locator('#hand-email');
    await email.fill('not an address');
    await email.press('Enter');
    await page.getByRole('alert').getByText('Email is not valid').waitFor();
    await email.fill('ada@reader.example');
    await email.press('Enter');
    await page.getByText('Thank you from the theme.').waitFor();
    await email.waitFor({ state: 'hidden' });
    const owner = await signInOwner(older.shop);
    const inbox = await owner.visitor.get(`${appSubmissionsPath('demo')}?search=ada%40reader.example`);
    expect(inbox.body).toContain('ada@reader.example');
    await context.close();
  });

  it('follow the live cart, whoever fills it (Singletons.ShoppingCart)', async () => {
    const { context, page } = await older.open('/shop/orrery');
    expect(await page.evaluate("Y.Squarespace.Singletons.ShoppingCart.get('totalQuantity')")).toBe(0);
    await page.evaluate(`(async () => {
      const crumb = () => (/(?:^|; )(?:__Host-)?crumb=([^;]*)/.exec(document.cookie) ?? [])[1];
      await fetch('/api/commerce/shopping-cart');
      const { item } = await (await fetch('/shop/orrery?format=json')).json();
      const sku = item.structuredContent.variants.find((each) => each.unlimited || each.qtyInStock > 0).sku;
      await fetch('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb() },
        body: JSON.stringify({ itemId: item.id, sku, quantity: 2, additionalFields: '{}' }),
      });
      Y.Squarespace.Singletons.ShoppingCart.load();
    })()`);
    await page.getByText('Cart 2').waitFor();
    expect(await page.locator('.custom-cart.empty').count()).toBe(0);
    // On the next page the page's own cart tells it.
    await page.goto(`${older.shop.shopOrigin}/about`);
    await page.getByText('Cart 2').waitFor();
    expect(await page.evaluate("Y.Squarespace.Singletons.ShoppingCart.get('entries').length")).toBe(1);
    await context.close();
  });

  it('come once Y.use asks for them where the theme’s own files name none', async () => {
    const page = await opened.context.newPage();
    const { status, headers, body } = await ask(older.shop, '/about');
    const without = body.replace(/<script defer src="[^"]*compat-widgets[^"]*"><\/script>/, '');
    const policy = String(headers['content-security-policy']);
    await page.route('**/about', (route) =>
      route.fulfill({
        ...{ status, contentType: 'text/html; charset=utf-8', body: without },
        headers: { 'content-security-policy': policy },
      }),
    );
    await page.goto(`${older.shop.shopOrigin}/about`);
    await page.waitForFunction('window.hashes && window.gallery && window.calendar');
    expect(await page.locator('script[src*="compat-widgets"]').count()).toBe(1);
    await page.close();
  });
});
