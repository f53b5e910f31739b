/** Order policy of a restaurant without its own. */
export const DEFAULT_ORDER_POLICY = {
  pickup_lead_minutes: 20,
  delivery_lead_minutes: 45,
  days_ahead: 7,
  orders_per_slot: null,
};

/** Orders in any minute of a restaurant that sets no limit of its own. */
export const DEFAULT_ORDERS_A_MINUTE = 60;
