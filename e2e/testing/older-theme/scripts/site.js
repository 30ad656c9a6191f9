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

// Something we have no part for: its fault is told, and everything else goes on.
Y.use('squarespace-events-calendar', (Y) => {
  new Y.Squarespace.EventCollectionCalendar();
});
Y.use('node', (Y) => {
  Y.one('body').addClass('went-on');
});
