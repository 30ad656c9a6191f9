Y.use('node', function (Y) {
  Y.on('domready', function () {
    Y.all('.entry-picture img').each(function (image) { ImageLoader.load(image, { load: true }); });
  });
});
