-- The keys of 0142, checked while everybody works.
ALTER TABLE collection VALIDATE CONSTRAINT collection_website_id_main_image_id_fkey;
ALTER TABLE item VALIDATE CONSTRAINT item_website_id_main_image_id_fkey;
ALTER TABLE variant VALIDATE CONSTRAINT variant_website_id_main_image_id_fkey;
ALTER TABLE item_comment VALIDATE CONSTRAINT item_comment_website_id_site_user_id_fkey;
ALTER TABLE item_like VALIDATE CONSTRAINT item_like_website_id_site_user_id_fkey;
ALTER TABLE asset VALIDATE CONSTRAINT asset_website_id_folder_id_fkey;
ALTER TABLE product_review VALIDATE CONSTRAINT product_review_website_id_order_id_fkey;
