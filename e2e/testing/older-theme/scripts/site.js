// Calls every global that scripts of existing themes call, as they call it: at the end of the body, at once.
window.heard = [];

Squarespace.onInitialize(Y, () => {
  window.heard.push('initialize');
});
Squarespace.onDestroy(Y, () => {
  window.heard.push('destroy');
});

Y.on('domready', () => {
  window.heard.push('domready');
});
Y.Global.on('tweak:change', (change) => {
  window.heard.push(`tweak ${change.getName()}`);
});
Y.on('template:ready', (what) => {
  window.heard.push(`template ${what}`);
});
Y.fire('template:ready', 'told');

Y.use('squarespace-gallery-ng', 'squarespace-ui-base', (Y) => {
  window.gallery = new Y.Squarespace.Gallery2({
    container: '#slideshow',
    slides: '.slide',
    elements: {
      next: '.next',
      previous: '.previous',
      controls: '.dots',
      currentIndex: '.current-index',
      totalSlides: '.total-slides',
    },
    design: 'stacked',
    designOptions: { preloadCount: 1, transition: 'none' },
    loaderOptions: { mode: 'fill' },
    loop: true,
    autoplay: Y.Squarespace.Template.getTweakValue('slideshow-autoplay'),
  });
  window.gallery.after('currentIndexChange', function (e) {
    window.heard.push(`slide ${e.newVal} of ${this.get('slides').size()}`);
  });
  Y.one('#slideshow').delegate(
    'click',
    (e) => {
      e.halt();
      new Y.Squarespace.Lightbox2({
        controls: { previous: true, next: true },
        set: Y.all('#slideshow img'),
        currentSetIndex: Y.all('#slideshow .slide').indexOf(e.currentTarget.ancestor('.slide')),
      }).render();
    },
    'img',
  );
  new Y.Squarespace.TextShrink('.shrinking', { parentEl: '#shrink' });
});

// A class of the theme's own, in a module of its own, as templates that change pages without leaving them have it.
YUI.add(
  'older-ajaxifier',
  (Y) => {
    Y.namespace('Template').Ajaxifier = Y.Base.create(
      'ajaxifier',
      Y.Base,
      [],
      {
        initializer() {
          this.$wrapper = Y.one(this.get('wrapper'));
          this.publish('ready', { broadcast: 1 });
          this.after('delayChange', (e) => {
            window.heard.push(`delay ${e.prevVal} to ${e.newVal}`);
          });
        },
        _loading() {
          this.$wrapper.addClass('loading');
          this.fire('ready');
        },
      },
      { ATTRS: { wrapper: { value: 'body' }, delay: { value: 0 } } },
    );
  },
  '1.0',
  { requires: ['base', 'node', 'squarespace-social-buttons'] },
);
Y.on('ajaxifier:ready', () => {
  window.heard.push('ajaxifier');
});
Y.use('older-ajaxifier', (Y) => {
  window.ajaxifier = new Y.Template.Ajaxifier({ wrapper: '#late' });

  // A widget written by hand.
  function Tabs(...config) {
    Tabs.superclass.constructor.apply(this, config);
  }
  Tabs.NAME = 'tabs';
  Tabs.ATTRS = { label: { value: 'Tabs' } };
  Y.extend(Tabs, Y.Widget, {
    renderUI() {
      this.get('contentBox').append(`<b class="tab">${this.get('label')}</b>`);
    },
    bindUI() {
      this.after('labelChange', this.syncUI, this);
    },
    syncUI() {
      this.get('contentBox').one('.tab').set('text', this.get('label'));
    },
  });
  window.tabs = new Tabs({ label: 'Prints', render: '#late' });
});

Y.use('history-hash', (Y) => {
  window.hashes = new Y.HistoryHash();
  window.hashes.on('itemChange', (e) => {
    window.heard.push(`item ${e.newVal} by ${e.src}`);
  });
  window.hashes.on('itemRemove', (e) => {
    window.heard.push(`no item, was ${e.prevVal}`);
  });
  Y.on('history:change', () => {
    window.heard.push('history');
  });
});
Y.on(
  'hashchange',
  (e) => {
    window.heard.push(`hash ${e.newHash}`);
  },
  Y.config.win,
);

Y.use('squarespace-dynamic-data', 'squarespace-events-calendar', 'squarespace-commerce', (Y) => {
  window.projects = new Y.Squarespace.DynamicData({
    wrapper: '#project',
    target: 'a.project',
    injectEl: 'article > *',
    useHashes: true,
    autoOpenHash: true,
    preCallback: () => {
      window.heard.push('loads');
    },
    postCallback: () => {
      window.heard.push('loaded');
    },
  });
  Y.all('#video').each((video) => {
    video.plug(Y.Squarespace.VideoLoader, { mode: 'fit' });
  });
  window.calendar = new Y.Squarespace.EventCollectionCalendar({ month: '7-2026' });
  Y.Squarespace.Singletons.ShoppingCart.on('change', () => {
    const quantity = Y.Squarespace.Singletons.ShoppingCart.get('totalQuantity');
    Y.one('.custom-cart')
      .toggleClass('empty', quantity === 0)
      .set('text', `Cart ${quantity}`);
  });
  Y.Squarespace.Singletons.ShoppingCart.on('item-added', () => {
    window.heard.push('item added');
  });
});

// Something we have no part for: its fault is told, and everything else goes on.
Y.use('node', (Y) => {
  new Y.Squarespace.NothingWeHave();
});
Y.use('node', (Y) => {
  Y.one('body').addClass('went-on');
});
