export { type CartApi, type CartState, type CartStore, createCartStore } from './cart-store/cartStore.ts';
