import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { togetherLinkTexts } from "@/i18n/order/together-link-texts";
import { useTexts } from "@/i18n/use-texts";
import "./together-link.css";

/** Link to ordering together: several people fill one order. */
export function TogetherLink() {
  const texts = useTexts(togetherLinkTexts);
  return (
    <p className="together-link">
      <Link className="button button--outline" to={`${routes.checkout}#together`}>
        {texts.link}
      </Link>
      <small>{texts.help}</small>
    </p>
  );
}
