Y.use('node', 'squarespace-commerce', function (Y) {
  Y.on('domready', function () {
    Y.all('img.loading').each(function (image) { ImageLoader.load(image, { load: true }); });
  });
});
