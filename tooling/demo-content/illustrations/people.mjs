import { at, C, circle, ellipse, line, path, rect } from "./palette.mjs";

/** A standing person; `head` is cap, scarf, hair or boy. The feet stand on the origin. */
export function person(
  x,
  y,
  s,
  { robe = C.lapis6, trim = C.saffron5, head = "cap", skin = C.skin, legs = C.ink } = {},
) {
  const top = {
    cap: path("M-30-206Q-30-242 0-244Q30-242 30-206z", C.ink) + rect(-31, -214, 62, 11, trim, 3),
    scarf: path(
      "M-36-186C-44-252 44-252 36-186C44-160 30-150 20-152C34-196 28-224 0-224C-28-224-34-196-20-152C-30-150-44-160-36-186z",
      trim,
    ),
    hair:
      path("M-34-172C-46-252 46-252 34-172C30-196 24-212 6-214C-10-206-28-206-34-172z", C.ink) +
      path("M-34-190Q-46-140-40-112Q-26-116-26-150zM34-190Q46-140 40-112Q26-116 26-150z", C.ink),
    boy: path("M-32-194C-36-244 36-244 32-194C22-216-12-218-32-194z", C.ink),
  }[head];
  const gown = head === "scarf" || head === "hair";
  return at(
    x,
    y,
    s,
    ellipse(0, 1, gown ? 62 : 48, 7, C.ink, ' opacity=".14"') +
      (gown ? "" : rect(-26, -50, 20, 50, legs, 4) + rect(6, -50, 20, 50, legs, 4)) +
      path(gown ? "M-38-150Q0-164 38-150L62-4H-62z" : "M-42-146Q0-166 42-146L44-40H-44z", robe) +
      (gown ? path("M-62-4L-59-24H59L62-4z", trim) : rect(-44, -92, 88, 12, trim)) +
      path("M-12-158L0-128L12-158z", C.paper) +
      line(`M-38-138Q-58-104-48-74M38-138Q58-104 48-74`, robe, 19) +
      line("M-47-66h0M47-66h0", skin, 20) +
      rect(-10, -172, 20, 20, skin, 6) +
      circle(0, -194, 30, skin) +
      (top ?? "") +
      line("M-10-192h0M10-192h0", C.ink, 6) +
      line("M-8-179q8 7 16 0", C.pom7, 3),
  );
}

/** A head-and-shoulders portrait on 800×800 paper. */
export function portrait({ back, ring, suit, collar, hair, woman, skin, beard, glasses, scarf }) {
  const hairBack = woman
    ? path(
        "M250 400C230 190 570 190 550 400C560 480 560 540 530 580H270C240 540 240 480 250 400z",
        scarf ?? hair,
      )
    : "";
  const fringe = woman
    ? path(
        "M276 380C280 250 400 230 430 250C520 250 530 340 524 392C500 350 470 320 430 296C390 330 320 340 276 380z",
        scarf ? hair : hair,
      )
    : path(
        "M270 372C250 220 350 190 420 204C530 200 552 290 530 374C520 330 506 310 490 292C420 306 350 300 300 290C286 310 276 340 270 372z",
        hair,
      );
  return (
    rect(0, 0, 800, 800, back) +
    circle(400, 400, 318, ring) +
    hairBack +
    path("M120 800C130 640 240 590 340 570H460C560 590 670 640 680 800z", suit) +
    path("M340 566L400 690L460 566z", C.white) +
    (woman
      ? path("M330 566C350 640 450 640 470 566L484 582C450 680 350 680 316 582z", collar)
      : path("M386 640L400 626L414 640L424 760L400 800L376 760z", collar) +
        path(
          "M336 566L300 620L366 700L400 690zM464 566L500 620L434 700L400 690z",
          C.ink,
          ' opacity=".25"',
        )) +
    rect(350, 480, 100, 116, skin, 40) +
    path("M350 540Q400 580 450 540V520H350z", C.ink, ' opacity=".12"') +
    path(
      "M276 372C276 250 524 250 524 372C524 480 470 546 400 546C330 546 276 480 276 372z",
      skin,
    ) +
    (woman ? "" : ellipse(274, 396, 18, 32, skin) + ellipse(526, 396, 18, 32, skin)) +
    (beard
      ? path(
          "M280 400C284 500 330 556 400 556C470 556 516 500 520 400C506 440 490 462 460 466C430 452 370 452 340 466C310 462 294 440 280 400z",
          hair,
        )
      : "") +
    fringe +
    line("M322 362q28-16 54-2M424 360q28-14 54 2", woman ? C.ink : hair, 9) +
    circle(350, 394, 10, C.ink) +
    circle(450, 394, 10, C.ink) +
    line("M402 396q14 34 0 44q-8 4-14 0", C.clay7, 6) +
    line("M366 484q34 26 68 0", woman ? C.pom5 : C.pom7, 9) +
    (glasses
      ? `<g fill="none" stroke="${C.ink}" stroke-width="8"><circle cx="350" cy="396" r="40"/><circle cx="450" cy="396" r="40"/><path d="M390 392q10-8 20 0"/></g>`
      : "")
  );
}
