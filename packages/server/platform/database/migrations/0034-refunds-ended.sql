-- A refund of an order now ends with its money; those before it stayed begun, whatever the provider had said.
UPDATE order_refund r SET state = CASE p.state WHEN 'succeeded' THEN 'done' ELSE 'failed' END
FROM payment_refund p
WHERE p.website_id = r.website_id AND p.id = r.id AND r.state = 'begun' AND p.state IN ('succeeded', 'failed');
