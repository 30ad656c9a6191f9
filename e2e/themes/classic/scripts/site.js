/* As scripts of older themes are written: one object for the site, classes by Class.create, jQuery beside YUI. */
Y.use(['node', 'event', 'event-key', 'squarespace-ui-base', 'squarespace-util', 'yui-throttle'], (Y) => {
  Y.namespace('Template').Clock = Class.create({
    initialize: function (config) {
      this.at = config.at;
    },
    tell: function () {
      return 'at ' + this.at;
    },
  });
  Y.Template.Bell = Class.create(Y.Template.Clock, {
    tell: function () {
      return 'rings ' + Y.Template.Bell.superclass.tell.call(this);
    },
  });

  Y.Template.Site = Singleton.create({
    ready: function () {
      Y.on('domready', this.initialize, this);
    },
    initialize: function () {
      parlour.heard.push('site');
      parlour.heard.push(new Y.Template.Bell({ at: 7 }).tell());
      new Y.Squarespace.Loader({ img: Y.all('img.parlour-mark') });
      Y.all('img.parlour-mark').plug(Y.Squarespace.Loader2, { mode: 'fit' });
      Y.one('img.parlour-mark').loader.set('mode', 'fill');
      Y.one('img.parlour-mark').fire('refresh');
      this.bindUI();
      this.syncUI();
    },
    bindUI: function () {
      Y.on(
        'key',
        () => {
          parlour.heard.push('escape');
        },
        document,
        'esc',
      );
      Y.one('.parlour-note').on(
        'hover',
        () => {
          parlour.heard.push('over');
        },
        () => {
          parlour.heard.push('out');
        },
      );
      Y.one(window).on('scroll', Y.throttle(Y.bind(this.syncUI, this), 100));
      Y.Global.on('tweak:change', this.syncUI, this);
    },
    syncUI: function () {
      var query = Y.QueryString.parse('a=1&b=2');
      Y.Cookie.set('parlour', query.b);
      this.wide = Y.one('body').get('winWidth') > 640 && !Modernizr.touch && !Y.UA.mobile;
      this.tall = Y.one('.parlour-note').height() > 0;
      Y.Squarespace.EscManager.disable();
      Y.Squarespace.EscManager.enable();
    },
  });
});

Squarespace.onInitialize(Y, () => {
  parlour.heard.push('initialize');
});

// jQuery of long ago: `live` and `browser` are gone from later ones.
jQuery(($) => {
  $('.parlour-note').live('dblclick', () => {
    parlour.heard.push('live');
    $('.parlour-note').append('<button type="button" onclick="parlour.clicks.push(\'written\')">Sign it</button>');
  });
  $('body').attr('data-jquery', $.fn.jquery).toggleClass('is-old-browser', Boolean($.browser.msie));
  if (window.ticker) $('.parlour-note').append('<span class="ticked">' + ticker() + '</span>');
});
