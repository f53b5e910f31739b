import { useState } from "react";
import type { Photo } from "@/domain/photo/photo.schema";
import type { About } from "@/domain/tenant/about/about.schema";
import { aboutTexts } from "@/i18n/site/about-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { findPhoto } from "@/ui/photo/find-photo";
import { PhotoPicture } from "@/ui/photo/photo-picture";
import "./about-section.css";

/** "Über uns": the text, the people and the pictures of the house. */
export function AboutSection({ about }: { readonly about: About }) {
  const texts = useTexts(aboutTexts);
  const textIn = useTextIn();
  const { text, people, photos } = about;
  return (
    <section className="about" aria-labelledby="about-title">
      <h2 className="about__title" id="about-title">
        {texts.title}
      </h2>
      <div className="about__text">
        {textIn(text)
          .split(/\n{2,}/)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      {photos.length > 0 ? (
        <div className="about__photos">
          {photos.map((photo) => (
            <AboutPhoto key={photo.path} photo={photo} />
          ))}
        </div>
      ) : null}
      {people.length > 0 ? (
        <ul className="about__people" aria-label={texts.people}>
          {people.map((person) => (
            <AboutPerson key={person.name} person={person} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A photograph of the house; renders nothing if it does not load. */
function AboutPhoto({ photo }: { readonly photo: Photo }) {
  const [isMissing, setMissing] = useState(false);
  const found = isMissing ? null : findPhoto(photo);
  return found ? (
    <div className="about__photo">
      <PhotoPicture
        found={found}
        sizes="(min-width: 48em) 20rem, 100vw"
        onMissing={() => setMissing(true)}
      />
    </div>
  ) : null;
}

/** A person with a portrait, or the first letter of the name without one. */
function AboutPerson({ person }: { readonly person: About["people"][number] }) {
  const textIn = useTextIn();
  const [isMissing, setMissing] = useState(false);
  const found = isMissing ? null : findPhoto(person.photo);
  return (
    <li className="about__person">
      <div className="about__portrait">
        {found ? (
          <PhotoPicture found={found} sizes="6rem" onMissing={() => setMissing(true)} />
        ) : (
          <span aria-hidden="true">{[...person.name][0]}</span>
        )}
      </div>
      <p>
        <strong className="about__name">{person.name}</strong>
        <span className="about__role">{textIn(person.role)}</span>
      </p>
    </li>
  );
}
