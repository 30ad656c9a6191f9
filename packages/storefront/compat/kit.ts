/**
 * What the widgets use of the first file. In their own file these names are read from `quoinCompat`, so that both know the
 * same nodes and events (`scripts/building/storefront.mjs`). Names only, one line each.
 */
export { tolerate } from './fault.ts';
export { ImageLoader } from './imageLoader.ts';
export { whenParsed } from './whenParsed.ts';
export { CustomEvents, type Subscription } from './yui/events/customEvents.ts';
export { extend, type Members, type OldClass } from './yui/extend.ts';
export { requestJson } from './yui/io.ts';
export { all, create, type NodeLike, one, YuiNode } from './yui/nodes/node.ts';
export { YuiNodeList } from './yui/nodes/nodeList.ts';
export { call } from './yui/values.ts';
