import java.io.File;
import java.nio.charset.StandardCharsets;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.entity.mime.*;
import org.apache.hc.client5.http.impl.classic.*;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.util.VersionInfo;

/** In the mode for forms, with texts in UTF-8. */
class Main {
  public static void main(String[] arguments) throws Exception {
    ContentType text = ContentType.create("text/plain", StandardCharsets.UTF_8);
    MultipartEntityBuilder form = MultipartEntityBuilder.create().setMode(HttpMultipartMode.EXTENDED);
    form.setCharset(StandardCharsets.UTF_8);
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      if (pair[1].startsWith("@")) form.addBinaryBody(pair[0], new File(pair[1].substring(1)));
      else form.addTextBody(pair[0], pair[1], text);
    }
    HttpPost post = new HttpPost(arguments[0]);
    post.setEntity(form.build());
    HttpClients.createDefault().execute(post).close();
    System.out.println("Apache HttpClient " + VersionInfo.loadVersionInfo("org.apache.hc.client5", null).getRelease());
  }
}
