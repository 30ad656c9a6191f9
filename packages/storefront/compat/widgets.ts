import { INVALID_VALUE } from './base/attributes.ts';
import { announcing, Base } from './base/base.ts';
import { HistoryHash } from './base/historyHash.ts';
import { PluginBase } from './base/plugin.ts';
import { Widget } from './base/widget.ts';
import { FormSubmit } from './forms/formSubmit.ts';
import { whenParsed } from './kit.ts';
import { Alert, Confirmation } from './squarespace/alert.ts';
import { eventCollectionCalendar } from './squarespace/calendar/eventCalendar.ts';
import { commerce } from './squarespace/commerce.ts';
import { DynamicData } from './squarespace/dynamicData.ts';
import { EscManager } from './squarespace/escManager.ts';
import { Gallery } from './squarespace/galleries/gallery.ts';
import { Gallery2 } from './squarespace/galleries/gallery2.ts';
import { GalleryManager } from './squarespace/galleries/galleryManager.ts';
import { Lightbox2 } from './squarespace/galleries/lightbox2.ts';
import { FollowButtonUtils, socialButtons } from './squarespace/shareButtons.ts';
import { ShoppingCart } from './squarespace/shoppingCart.ts';
import { SimpleLike } from './squarespace/simpleLike.ts';
import { VideoLoader } from './squarespace/videoLoader.ts';
import type { StaticContext } from './staticContext.ts';
import { adopt, type CompatApi } from './widgetsFile.ts';
import { QueryString } from './yui/queryString.ts';

/**
 * The heavier globals that scripts of existing templates call: a second file, on pages of themes that name one of them, or
 * once `Y.use` asks for it (decision 0036). It builds on the nodes and events of the first.
 */
function install({ y, context, widgets }: CompatApi): void {
  announcing.tell = (name, facade) => {
    y.fire(name, facade);
    y.Global.fire(name, facade);
  };
  const SocialButtons = socialButtons(context);
  adopt(y, {
    ...{ Base, Widget, HistoryHash, QueryString },
    Plugin: { Base: PluginBase },
    Attribute: { INVALID_VALUE },
    Squarespace: {
      Commerce: commerce(context),
      ...{
        DynamicData,
        FollowButtonUtils,
        FormSubmit,
        Gallery,
        Gallery2,
        GalleryManager,
        Lightbox2,
        SimpleLike,
        SocialButtons,
        VideoLoader,
      },
      EscManager: new EscManager(),
      EventCollectionCalendar: eventCollectionCalendar(calendarPage(context)),
      Singletons: { ShoppingCart: new ShoppingCart() },
      Widgets: { Alert, Confirmation, Information: Alert },
    },
  });
  widgets.came();
  // Places that formatters of templates print are filled without anybody asking.
  whenParsed(() => {
    FollowButtonUtils.renderAll();
    SimpleLike.renderAll();
    new SocialButtons();
  });
}

function calendarPage({ collection, website }: StaticContext) {
  return { collectionId: collection?.id ?? '', timeZone: website?.timeZone ?? '' };
}

const compat = (globalThis as { quoinCompat?: CompatApi }).quoinCompat;
if (compat !== undefined) install(compat);
