import type { AnswerWords } from "./types";

/** French. */
export const french: AnswerWords = {
  opener:
    "bien sûr|certainement|volontiers|avec plaisir|d'accord|voici|voilà|parfait|entendu|ci-dessous|comme demandé|j'ai (?:écrit|rédigé|préparé|créé)|votre|ton|un|une|le|la",
  text: "(?:publication|publications|publicité|annonce publicitaire|brouillon|légende|traduction|proposition de texte|texte alternatif|reformulation|réécriture|post)(?! office)|texte(?= pour | de (?:la|votre) publication|\\s?:|\\.|\\s?!|$)|version (?:plus |corrigée|révisée|améliorée|finale|traduite|courte|longue|chaleureuse|simple|remaniée|retravaillée)\\w*|version\\s?:",
  label:
    "(?:version (?:plus \\p{L}+|corrigée|révisée|améliorée|finale|traduite|courte|longue)|nouvelle (?:version|formulation)|(?:publication|post)(?: facebook)?|texte alternatif|texte alt|description de l'image|texte|légende|brouillon|traduction|correction|reformulation)",
  we: "nous|notre|nos|on",
  afterword:
    "(?:dites-moi|dis-moi|faites-moi savoir|fais-moi savoir|n'hésitez pas à me (?:dire|demander)|n'hésitez pas à (?:adapter|modifier|ajuster|personnaliser|remplacer))|(?:souhaitez-vous|voulez-vous|veux-tu|souhaites-tu|voudriez-vous) (?:que je|une|un)|image suggérée|suggestion (?:d'image|de visuel)|j'espère que (?=.*(?:convient|conviendra|aide|aidera|texte|publication|attentes))|(?:note|notes|remarque|nb|n\\.b\\.|précision)\\w*\\s?:(?=.*(?:j'ai|je |texte|publication|mots|ton\\b|inventé|informations|crochets|version))|j'ai (?:laissé|omis|gardé|utilisé|évité|inclus|volontairement|respecté|veillé)|cett?e? (?:publication|texte|version|annonce|post) (?:est|a|utilise|reste|évite|met|comporte|contient)|(?:pensez à |n'oubliez pas de )?(?:remplacer|remplacez|compléter|complétez)[^.!?]{0,40}crochets",
  counted: "mots?|caractères|signes",
  refusal:
    "(?:je suis (?:vraiment )?désolée?|désolée?|malheureusement|navrée?|je regrette)?[^.!?\\n]{0,40}\\bje ne (?:peux|pourrai|pourrais|suis) (?:malheureusement )?pas ?(?:(?:en mesure|capable) (?:de |d'))?(?:(?:vous |t'|y |l'|te )?(?:aider)(?: (?:(?:à|avec|pour|sur) (?:cela|ça|ce|cette|la|une)\\b)|[.!,]|$)|répondre à (?:cette|votre)|(?:écrire|rédiger|créer|générer) (?:(?:de|ce|cette|cet|une?|la|le|ce type de|ce genre de) )*(?:publication|texte|contenu|message|annonce|post)|satisfaire|faire cela[.!,]|donner suite|voir (?:l'image|la photo|cette (?:image|photo))|ouvrir (?:l'image|la photo|le lien))|en tant qu'(?:ia\\b|intelligence artificielle|modèle)|je suis (?:une ia\\b|un modèle de)",
  question:
    "(?:pourriez-vous|pouvez-vous|peux-tu|pourrais-tu)(?: s'il vous plaît)? (?:me |m'|préciser|partager|fournir|indiquer|donner)(?=.*(?:plus (?:de|sur|d')|davantage|détails|informations|publication|texte|sujet))|(?:merci de|veuillez) (?:me |m'|fournir|préciser|partager|indiquer)(?=.*(?:plus (?:de|sur|d')|détails|informations|texte|sujet))|(?:de quoi|sur quoi) (?:souhaitez-vous|voulez-vous|doit|veux-tu) (?:que|parler|la|cette)|que (?:souhaitez-vous|voulez-vous|veux-tu) (?:annoncer|publier)|j'(?:ai|aurais) besoin (?:de |d')(?:plus|quelques|davantage|informations|précisions|détails)|pour (?:écrire|rédiger|créer) (?:la|cette|votre|une) publication|il me (?:faut|faudrait|manque) (?:plus|quelques|davantage|des) (?:d'|de )?(?:informations|détails|précisions)",
  choice: "version|brouillon|proposition|option|variante|alternative",
};
