import { adoptSimpleLike } from '../../widgets/like/simpleLike.ts';
import { all, type NodeLike, one } from '../kit.ts';

/**
 * `Y.Squarespace.SimpleLike`: the places that the template's `like-button` prints. Those of the page work by themselves;
 * templates call it for what they have put into the page later.
 */
export const SimpleLike = {
  renderAll(): void {
    for (const place of all('.sqs-simple-like')) SimpleLike.renderLikeCount(place);
  },

  renderLikeCount(where: NodeLike): void {
    const place = one(where)?._node;
    if (place instanceof HTMLElement) adoptSimpleLike(place);
  },
};
