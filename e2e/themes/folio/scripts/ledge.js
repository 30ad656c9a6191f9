// Pictures that wait for their width, as the format loads them.
Y.use('node', function (Y) {
  Y.on('domready', function () {
    Y.all('img[data-src]').each(function (image) {
      ImageLoader.load(image, { load: true });
    });
  });
});
