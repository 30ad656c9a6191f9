/** Every request of a page as it goes over the wire, until the page is closed. Bytes are those of the compressed body. */
export function watchRequests(cdp, origin) {
  const held = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    held.set(requestId, { url: request.url, method: request.method, type, sentAt: timestamp, bytes: 0, isOver: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const own = held.get(requestId);
    if (own === undefined) return;
    own.announced = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? Number.NaN);
    own.mime = response.mimeType;
    own.headers = response.headers;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const own = held.get(requestId);
    if (own !== undefined)
      Object.assign(own, { isOver: true, bytes: own.announced >= 0 ? own.announced : encodedDataLength });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const own = held.get(requestId);
    if (own !== undefined) own.isOver = true;
  });
  const list = () => [...held.values()];
  const sum = (wanted) =>
    list()
      .filter(wanted)
      .reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    list,
    bytesOf: (type) => sum((each) => each.type === type),
    total: () => sum(() => true),
    /** Files of this type loaded so far. */
    count: (type) => list().filter((each) => each.type === type).length,
    foreign: () => [
      ...new Set(
        list()
          .filter(({ url }) => !url.startsWith(origin))
          .map(({ url }) => new URL(url).host),
      ),
    ],
    /** Waits until nothing has been under way for a while. */
    async settled(quiet = 700, limit = 30_000) {
      const end = performance.now() + limit;
      let since = performance.now();
      let known = -1;
      while (performance.now() < end) {
        const isBusy = list().some((each) => !each.isOver) || held.size !== known;
        if (isBusy) since = performance.now();
        known = held.size;
        if (performance.now() - since >= quiet) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
