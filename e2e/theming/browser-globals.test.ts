import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newContext, PHONE, picture, waitForWidget } from '../testing/browser.ts';
import { ask } from '../testing/installation.ts';
import { KNOWN_FAULT as KNOWN, type OlderShop, type OpenedPage, openOlderShop } from '../testing/olderShop.ts';
import { YUI_CALLS } from '../testing/yuiCalls.ts';

let older: OlderShop;
const open = (path: string): Promise<OpenedPage> => older.open(path);

beforeAll(async () => {
  older = await openOlderShop();
});
afterAll(() => older?.close());

describe('a theme that calls the browser globals of its format (site-templates 11)', () => {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await open('/about');
  });
  afterAll(() => opened.context.close());
  const run = (code: string): Promise<unknown> => opened.page.evaluate(code);

  it('runs under the policy of its pages, scripts inside its templates included', async () => {
    const { page, errors } = opened;
    expect(await page.locator('#used').textContent()).toBe(
      `used by ${await page.locator('h1.site-title').textContent()}`,
    );
    expect(errors.filter((message) => !KNOWN.test(message))).toEqual([]);
    expect(errors.some((message) => KNOWN.test(message))).toBe(true);
    expect(await run('heard.slice(0, 3)')).toEqual(['template told', 'initialize', 'domready']);
  });

  it('finds its page in Static.SQUARESPACE_CONTEXT, and the tweaks meant for it (page-data 10)', async () => {
    expect(await run('Static.SQUARESPACE_CONTEXT.collection.fullUrl')).toBe('/about');
    // The theme's own, among those of the platform.
    expect(await run('Static.SQUARESPACE_CONTEXT.tweakJSON')).toMatchObject({
      logoWidth: '200px',
      'slideshow-autoplay': 'false',
    });
    expect(await run("Y.Squarespace.Template.getTweakValue('logoWidth')")).toBe('200px');
    expect(await run('Y.Squarespace.Commerce.moneyString(124000)')).toMatch(/^€1,240\.00$/);
    expect(await run('Y.Squarespace.Commerce.isExpressCheckout()')).toBe(false);
  });

  it('shows its slides one at a time, by arrows, dots and keys, with the pictures that are wanted', async () => {
    const { page } = opened;
    const shown = page.locator('.slide.sqs-active-slide');
    const visible = () => page.locator('.slide:visible').count();
    await page.locator('#slide-1 img[src]').waitFor({ state: 'attached' });
    expect(await visible()).toBe(1);
    expect(await page.locator('.total-slides').textContent()).toBe('3');
    await page.getByRole('button', { name: 'On', exact: true }).click();
    expect(await shown.getAttribute('id')).toBe('slide-2');
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await page.getByRole('button', { name: 'On', exact: true }).click();
    expect(await shown.getAttribute('id')).toBe('slide-1');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.locator('.current-index').textContent()).toBe('3');
    await page.locator('.dots a').nth(1).click();
    await page.keyboard.press('ArrowRight');
    expect(await shown.getAttribute('id')).toBe('slide-3');
    expect(await visible()).toBe(1);
    expect(await run('heard.at(-1)')).toBe('slide 2 of 3');
    await run("gallery.set('currentIndex', 0)");
    expect(await shown.getAttribute('id')).toBe('slide-1');
    expect(await run("gallery.get('currentSlide').get('id')")).toBe('slide-1');
    await run("Y.one('body').append('<div id=\"words\"><p>One</p><p>Two</p><p>Three</p></div>')");
    await run(
      "window.words = new Y.Squarespace.Gallery2({ container: '#words', slides: '#words p', keyboard: false })",
    );
    await run("gallery.addChild(words).set('currentIndex', 1)");
    expect(await run("words.get('currentIndex')")).toBe(1);
    await run("gallery.set('currentIndex', 0)");
    expect(await run("words.get('currentIndex')")).toBe(0);
    await run("words.destroy(); Y.one('#words').remove()");
  });

  it('shows the gallery of the first generation with its strip, each leading the other (Gallery)', async () => {
    const { page } = opened;
    await run(`
      const five = ['One', 'Two', 'Three', 'Four', 'Five'];
      const small = five.map((word) => '<b style="width: 100px">' + word + '</b>').join('');
      const large = five.map((word) => '<p class="leaf">' + word + '</p>').join('');
      Y.one('body').append('<div id="leaves">' + large + '</div><div id="row" style="width: 300px">' + small + '</div>');
      const keyboard = { next: 'down:74', previous: 'down:75' };
      window.leaves = new Y.Squarespace.Gallery({ slideshowElement: '#leaves', itemSelector: '.leaf', startIndex: 1, loop: true, keyboard, design: 'stacked' });
      window.row = new Y.Squarespace.Gallery({ slideshowElement: '#row', itemSelector: false, loop: true, keyboard: false, design: 'strip', designOptions: { alignment: 'start', activeSlideBehavior: 'next' } });
      leaves.linkGallery(row);`);
    const leaf = page.locator('#leaves .sqs-active-slide');
    const atFront = page.locator('#row .sqs-wrapper > .sqs-active-slide');
    expect([await leaf.textContent(), await atFront.textContent()]).toEqual(['Two', 'Two']);
    // No template says how high it is.
    expect(await page.locator('#leaves').evaluate((place) => place.clientHeight)).toBeGreaterThan(10);
    const fromTheEdge = () =>
      run(
        "document.querySelector('#row .sqs-active-slide').offsetLeft + new DOMMatrix(document.querySelector('#row .sqs-wrapper').style.transform).e",
      );
    expect(await fromTheEdge()).toBe(0);
    await page.locator('#row').getByText('Three').click();
    expect([await leaf.textContent(), await fromTheEdge()]).toEqual(['Three', 0]);
    await atFront.click();
    await page.keyboard.press('j');
    expect([await leaf.textContent(), await atFront.textContent()]).toEqual(['Five', 'Five']);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect([await leaf.textContent(), await atFront.textContent()]).toEqual(['Five', 'Five']);
    await run("row.destroy(); leaves.destroy(); Y.one('#leaves').remove()");
    expect(await run("[...document.querySelector('#row').children].map(({ localName }) => localName).join()")).toBe(
      'b,b,b,b,b',
    );
    await run("Y.one('#row').remove()");
  });

  it('shows a picture over the page, and the next; Escape gives the focus back', async () => {
    const { page } = opened;
    await page.locator('#slide-1 img').click();
    const dialog = page.getByRole('dialog');
    const names = await page.locator('.slide img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
    expect(await dialog.getAttribute('aria-label')).toBe(names[0]);
    await picture(page, 'older-theme-lightbox', { fullPage: false });
    await dialog.getByRole('button', { name: 'Next' }).click();
    expect(await dialog.getAttribute('aria-label')).toBe(names[1]);
    await page.keyboard.press('ArrowLeft');
    expect(await dialog.getAttribute('aria-label')).toBe(names[0]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('gives pictures the width of their place, in the way it is told (ImageLoader, IMG-02)', async () => {
    expect(await run("ImageLoader.load(Y.one('#list'))")).toBe(false);
    expect(await run('ImageLoader.load(null)')).toBe(false);
    expect(await run("ImageLoader.load(Y.one('#slide-1 img'), { load: true, mode: 'fit' })")).toBe(true);
    expect(await run("document.querySelector('#slide-1 img').style.objectFit")).toBe('contain');
    const { page } = opened;
    await page.locator('#slide-1 img.loaded').waitFor({ state: 'attached' });
    expect(await page.locator('#slide-1 img').getAttribute('data-image-resolution')).toMatch(/^\d+w$/);
    await run(`
      Y.one('#late').setContent('<img id="waiting" data-load="false" data-src="' + Y.one('#slide-2 img').getAttribute('data-src') + '" alt="">');
      ImageLoader.bootstrap();`);
    expect(await run("document.querySelector('#waiting').hasAttribute('src')")).toBe(false);
    expect(await run("ImageLoader.load('#waiting')")).toBe(true);
    expect(await run("ImageLoader.cancel('#waiting')")).toBe(true);
    expect(await run("document.querySelector('#waiting').hasAttribute('src')")).toBe(false);
    expect(await run("ImageLoader.cancel('#waiting')")).toBe(false);
  });

  it('writes a text smaller that would not fit (TextShrink)', async () => {
    expect(await run("parseFloat(document.querySelector('.shrinking').style.fontSize)")).toBeLessThan(40);
  });

  it('follows the life of its page (Squarespace.onInitialize, onDestroy, globalInit, globalDestroy)', async () => {
    expect(await run('Squarespace.AFTER_BODY_LOADED')).toBe(true);
    await run('heard = []; Squarespace.afterBodyLoad(Y); Squarespace.load(window)');
    expect(await run('heard')).toEqual([]);
    await run('Squarespace.globalDestroy(Y)');
    expect(await run('[Squarespace.AFTER_BODY_LOADED, ...heard]')).toEqual([false, 'destroy']);
    await run('Squarespace.globalInit(Y)');
    expect(await run('[Squarespace.AFTER_BODY_LOADED, ...heard]')).toEqual([true, 'destroy', 'initialize']);
    expect(await run("Squarespace.onInitialize(Y, () => heard.push('late')); heard.at(-1)")).toBe('late');
    await run("Y.Global.fire('tweak:change', { getName: () => 'ink' })");
    expect(await run('heard.at(-1)')).toBe('tweak ink');
  });

  it('has what it puts into the page brought to life (Squarespace.initializeLayoutBlocks)', async () => {
    await run(`Y.one('#late').setContent('<img id="fresh" data-src="' + Y.one('#slide-3 img').getAttribute('data-src') + '" alt="">');
      Squarespace.initializeLayoutBlocks(Y);`);
    await opened.page.locator('#fresh[src]').waitFor({ state: 'attached' });
  });

  describe('calls of Y', () => {
    beforeAll(async () => {
      await run(`
        document.querySelector('#box').innerHTML = '<p class="inside">Inside <b>bold</b></p>';
        window.items = () => Y.all('#list li');`);
    });
    it.each(YUI_CALLS)('%s', async (code, expected) => {
      expect(await run(`(() => { ${code.includes('; return ') ? code : `return ${code}`}; })()`)).toEqual(expected);
    });
  });

  describe('events of Y', () => {
    beforeAll(() => run("window.told = []; window.tell = (name) => (e) => { told.push(name + ' ' + e.type); }"));
    const told = () => run('told.splice(0)');
    const heard = (count: number) =>
      opened.page.waitForFunction((wanted) => (window as unknown as { told: unknown[] }).told.length === wanted, count);

    it('come to nodes and lists, wrapped, on their context, until they are detached', async () => {
      await run(`
        window.end = Y.one('li.b').on('click', function (e, own) { told.push([this.x, e.target.get('text'), e.currentTarget === Y.one('li.b'), own]); }, { x: 1 }, 'own');
        Y.all('#list .a').on('click', tell('a'));
        Y.one('li.b').once('click', tell('once'));`);
      await opened.page.locator('li.b').click();
      await opened.page.locator('li.b').click();
      await opened.page.locator('li.c').click();
      expect(await told()).toEqual([[1, 'Two', true, 'own'], 'once click', [1, 'Two', true, 'own'], 'a click']);
      await run("end.detach(); Y.all('#list li').detachAll(); Y.one('li.b').simulate('click')");
      expect(await told()).toEqual([]);
    });

    it('can be halted, by hand or by answering false', async () => {
      await run(`
        Y.one('#list').on('click', tell('outer'));
        Y.one('li.b').on('click', (e) => { e.halt(); });
        Y.one('li.c').on('click', () => false);
        Y.one('#form').on('submit', (e) => { e.preventDefault(); told.push('kept'); });`);
      await opened.page.locator('li.b').click();
      await opened.page.locator('li.c').click();
      await opened.page.getByRole('button', { name: 'Send' }).click();
      expect(await told()).toEqual(['kept']);
      await run("Y.one('#list').detach('click'); Y.all('#list li').detach()");
    });

    it('are delegated to what is inside, now or later', async () => {
      await run(`
        Y.one('#list').delegate('click', function (e) { told.push(this.get('text') + e.currentTarget.get('text')); }, 'li.new, li.b');
        Y.delegate('mouseenter', tell('in'), '#list', 'li');
        Y.one('#list').append('<li class="new"><i>New</i></li>');`);
      await opened.page.locator('li.new i').click();
      expect(await told()).toEqual(['in mouseenter', 'NewNew']);
      await run("Y.one('#list').detachAll(); Y.one('li.new').remove()");
    });

    it('have names of their own: outside, value changes, window sizes, moments, places still to come', async () => {
      await run(`
        Y.one('#box').on('clickoutside', tell('outside'));
        Y.one('#field').on('valuechange', tell('value'));
        Y.on('keydown', tell('key'));
        Y.on('domready', function (e) { told.push(this.x + e.type); }, { x: 'now ' });
        Y.on('load', () => told.push('loaded'));
        Y.on('contentready', function () { told.push(this.get('id')); }, '#box');
        Y.on('available', () => told.push('never'), '#nowhere');`);
      // As in YUI, a late listener to `domready` is called in a separate task.
      await run('new Promise((done) => setTimeout(done))');
      expect(await told()).toEqual(['loaded', 'box', 'now domready']);
      await opened.page.locator('#field').pressSequentially('y');
      expect(await told()).toEqual(['key keydown', 'value valuechange']);
      await opened.page.locator('#list').click();
      expect(await told()).toEqual(['outside clickoutside']);
      await run(
        "Y.on('windowresize', tell('size')); new Y.Squarespace.ResizeEmitter().on('resize:end', () => told.push('end'))",
      );
      await opened.page.setViewportSize({ width: 400, height: 800 });
      await heard(2);
      expect(await told()).toEqual(['size windowresize', 'end']);
    });

    it('are animations and requests too (Y.Anim, Y.io, Y.Data.get)', async () => {
      await run(`
        const anim = new Y.Anim({ node: '#box', from: { opacity: 0 }, to: { opacity: 0.5, height: 10 }, duration: 5 });
        anim.on('end', () => told.push('end ' + Y.one('#box').getStyle('opacity') + Y.one('#box').getStyle('height')));
        anim.run();`);
      await heard(1);
      expect(await told()).toEqual(['end 0.510px']);
      await run(`
        Y.io('/about?format=main-content', { on: { success: (id, r) => told.push(r.status), end: () => told.push('over') } });`);
      await heard(2);
      expect(await told()).toEqual([200, 'over']);
      await run(`
        Y.Data.get({ url: '/about?format=json', success: (data) => told.push(data.collection.fullUrl) });`);
      await heard(1);
      await run(
        `Y.Data.get({ url: '/no-such-page', data: { format: 'json' }, failure: (data) => told.push(data.pageType) });`,
      );
      await heard(2);
      expect(await told()).toEqual(['/about', 100]);
    });
  });
});

describe('what such a page says about itself', () => {
  it('is the product on a product page (page-data 6)', async () => {
    const { context, page, errors } = await open('/shop/orrery');
    const product = await page.evaluate<Record<string, unknown>>('Static.SQUARESPACE_CONTEXT.product');
    expect(product.variantAttributeNames).not.toEqual([]);
    expect(await page.evaluate('Static.SQUARESPACE_CONTEXT.itemId')).toBe(
      await page.locator('#product').getAttribute('data-id'),
    );
    expect(errors.filter((message) => !KNOWN.test(message))).toEqual([]);
    await context.close();
  });

  it('cannot be left by an address that ends its element (SC-22)', async () => {
    const evil = '/</script><script>window.pwned=1</script><img src=x onerror=window.pwned=2>';
    const { context, page } = await open(`/${encodeURIComponent(evil.slice(1)).replaceAll('%2F', '/')}`);
    expect(await page.evaluate('Static.SQUARESPACE_CONTEXT.collection.fullUrl')).toBe(evil);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    await context.close();
  });
});

describe('a theme that calls none of them', () => {
  it('loads no byte of it (decision 0036)', async () => {
    const house = inject('shop');
    for (const path of ['/', '/shop', '/shop/orrery', '/journal', '/about', '/cart']) {
      const { status, body } = await ask(house, path);
      expect(status, path).toBe(200);
      expect(body, path).not.toMatch(/static-context|SQUARESPACE_CONTEXT|storefront\/compat/);
    }
    const context = await newContext(older.browser, { viewport: PHONE });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${house.shopOrigin}/shop/orrery`);
    await page.locator('[data-island="add-to-cart"]').hover();
    await waitForWidget(page, 'add-to-cart');
    expect(requested.filter((address) => address.includes('compat'))).toEqual([]);
    const names = ['Y', 'YUI', 'Static', 'Squarespace', 'ImageLoader'];
    expect(await page.evaluate((globals) => globals.filter((name) => name in window), names)).toEqual([]);
    // It is there, for those that do.
    const { body } = await ask(older.shop, '/about');
    const script = /src="([^"]+compat[^"]+)"/.exec(body)?.[1] ?? '';
    expect((await ask(older.shop, script)).headers['cache-control']).toContain('immutable');
    await context.close();
  });
});
