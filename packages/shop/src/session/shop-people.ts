import type { ApiClient } from "@sughurta/api-client";
import type { Prefill, PrefillPerson } from "@sughurta/contracts/partner";
import { parsePhone } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type {
  ContactDocument,
  SavedContact,
  SavedContacts,
} from "@sughurta/order/fill-from-profile";
import { useEffect, useState } from "react";

/** A person known to the page; unknown fields are omitted. */
export type ShopPerson = PrefillPerson;

/** People known to the page: its own user, and those for whom they may buy. */
export type ShopPeople = Pick<Prefill, "buyer" | "others">;

/** People of the page in the shape of the orders' contacts. */
export function toSavedContacts({ buyer, others = [] }: ShopPeople): SavedContacts {
  return {
    self: buyer && toSavedContact(buyer, "buyer"),
    others: others.map((person, index) => toSavedContact(person, String(index))),
  };
}

/** The contacts that an order may offer. */
export function getOffers({ buyer, others = [] }: ShopPeople) {
  return {
    self: buyer !== undefined,
    home: buyer?.address !== undefined,
    anyone: buyer !== undefined || others.length > 0,
  };
}

function toSavedContact(person: ShopPerson, id: string): SavedContact {
  const { lastName, firstName, address, documents = [] } = person;
  const { patronymic = "", birthDate = "", gender = "" } = person;
  const { citizenship = "", phone = "", email = "" } = person;
  return {
    id,
    lastName,
    firstName,
    patronymic,
    birthDate,
    gender,
    citizenship,
    phone: parsePhone(phone) ?? phone,
    email,
    address: address && { ...address, postalCode: address.postalCode ?? "" },
    documents: documents.map(toDocument),
  };
}

type KnownDocument = NonNullable<ShopPerson["documents"]>[number];

function toDocument({
  docType = "",
  series = "",
  docNumber = "",
  issueDate = "",
  issueInstitution = "",
  validTo = "",
}: KnownDocument): ContactDocument {
  return { docType, series, docNumber, issueDate, issueInstitution, validTo };
}

const partnerContracts = lazyModule(() => import("@sughurta/contracts/partner"));

/**
 * Prefills that this page has redeemed, by token: no token is used twice, also where a shop is rendered again. In
 * memory only.
 */
const taken = new Map<string, Promise<Prefill | undefined>>();

/** Result of a token. */
type TakenPrefill =
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "taken"; readonly known: Prefill | undefined };

/** Redeems the prefill that a partner's server stored for this page; an unusable token is treated as none. */
export function usePrefill(client: ApiClient | undefined, token: string | undefined): TakenPrefill {
  const [found, setFound] = useState<{ readonly token: string; readonly known?: Prefill }>();
  useEffect(() => {
    if (!client || !token) return;
    let isCurrent = true;
    void takeOnce(client, token).then((known) => {
      if (isCurrent) setFound(known ? { token, known } : { token });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, token]);
  if (!token) return { kind: "none" };
  return found?.token === token ? { kind: "taken", known: found.known } : { kind: "waiting" };
}

function takeOnce(client: ApiClient, token: string): Promise<Prefill | undefined> {
  const known = taken.get(token) ?? take(client, token);
  taken.set(token, known);
  return known;
}

/** Without a prefill the buyer fills in the forms. */
async function take(client: ApiClient, token: string): Promise<Prefill | undefined> {
  try {
    const { takePrefill } = await partnerContracts.load();
    const { status, data } = await client.send(takePrefill, { body: { token } });
    return status === 200 ? data : undefined;
  } catch {
    // It may still be valid: a shop that is rendered again retries.
    taken.delete(token);
    return undefined;
  }
}
