import { STORED_TOKEN } from "@/config/stored-token";

/**
 * Inline script at the start of the prerendered page's security check: does what the entry would do
 * for a guest with a valid token, before the first paint. Every site has the same, because the
 * content security policy names its hash.
 *
 * With favourites on the device the menu stays hidden until hydration, and with an earlier order the
 * place of its card is kept free, as in `src/main.tsx`.
 */
export const STORED_TOKEN_SCRIPT = `try{
if(localStorage.getItem("${STORED_TOKEN.key}")-${STORED_TOKEN.marginMs}>Date.now()){
let r=document.getElementById("root"),s=localStorage;
r.inert=document.getElementById("security-check").open=!1;
if(Object.keys(s).some(k=>/\\.favourites$/.test(k)&&s[k]!="[]"))r.dataset.pending="favourites";
if(Object.keys(s).some(k=>/\\.last-way$/.test(k)&&s[k]!="null"))r.dataset.known=""
}}catch{}`.replaceAll("\n", "");
