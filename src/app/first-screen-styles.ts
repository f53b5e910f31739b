// The prerendered page needs the styles of its first screen before any script: imported by the
// entry, they become part of the page itself. Those of parts that the guest opens come with them.
import.meta.glob(
  [
    "../shells/customer/{footer,header,layout,restaurant-page}.css",
    "../features/home/{delivery-facts,hero,opening-chip}.css",
    "../features/menu/{category-tabs,dish-facts,dish-row,finder-bar,menu-view}.css",
    "../features/cart/cart.css",
    "../ui/{state,cuisine/cuisine-scene}.css",
  ],
  { eager: true },
);
