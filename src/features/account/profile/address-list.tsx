import { useState } from "react";
import {
  MAX_ADDRESSES,
  type SavedAddress,
  withAddress,
  withoutAddress,
} from "@/domain/user/address-book";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { AddressForm } from "./address-form";
import { useSaveProfile } from "./use-save-profile";
import "./addresses.css";

type Editing = { readonly address?: SavedAddress };

/** The saved addresses: add, edit, and remove with undo. */
export function AddressList() {
  const texts = useTexts(profileTexts);
  const { addresses } = useAtomValue(profileAtom);
  const change = useSaveProfile();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removed, setRemoved] = useState<SavedAddress | null>(null);

  if (editing) {
    return (
      <AddressForm
        initial={editing.address}
        onCancel={() => setEditing(null)}
        onSave={(address) => {
          change({ addresses: withAddress(addresses, address, editing.address) });
          setRemoved(null);
          setEditing(null);
        }}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 && !removed && <p className="account__hint">{texts.noAddresses}</p>}
      <ul className="address-list">
        {addresses.map((address) => (
          <li
            key={`${address.street} ${address.zip} ${address.city}`}
            className="address-list__row"
          >
            <address className="address-list__address">
              <strong>{address.street}</strong>
              <span>
                {address.zip} {address.city}
              </span>
              {address.note && <span className="account__hint">{address.note}</span>}
            </address>
            <div className="address-list__actions">
              <button
                className="button button--ghost"
                type="button"
                aria-label={texts.edit(address.street)}
                onClick={() => setEditing({ address })}
              >
                {texts.editAddress}
              </button>
              <button
                className="button button--ghost"
                type="button"
                aria-label={texts.remove(address.street)}
                onClick={() => {
                  change({ addresses: withoutAddress(addresses, address) });
                  setRemoved(address);
                }}
              >
                {texts.removeAddress}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <output className="account__done">
        {removed && (
          <>
            {texts.removed(removed.street)}{" "}
            <button
              className="button button--ghost"
              type="button"
              onClick={() => {
                change({ addresses: withAddress(addresses, removed) });
                setRemoved(null);
              }}
            >
              {texts.undo}
            </button>
          </>
        )}
      </output>
      <div>
        <button className="button button--outline" type="button" onClick={() => setEditing({})}>
          {texts.addAddress}
        </button>
        {addresses.length === MAX_ADDRESSES && (
          <p className="account__hint">{texts.maxAddresses(MAX_ADDRESSES)}</p>
        )}
      </div>
    </>
  );
}
