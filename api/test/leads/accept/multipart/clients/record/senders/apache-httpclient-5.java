import java.io.File;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.entity.mime.MultipartEntityBuilder;
import org.apache.hc.client5.http.impl.classic.*;
import org.apache.hc.core5.util.VersionInfo;

/** As its own examples do it: texts without a character set, which then is ISO-8859-1. */
class Main {
  public static void main(String[] arguments) throws Exception {
    MultipartEntityBuilder form = MultipartEntityBuilder.create();
    for (int index = 1; index < arguments.length; index++) {
      String[] pair = arguments[index].split("=", 2);
      if (pair[1].startsWith("@")) form.addBinaryBody(pair[0], new File(pair[1].substring(1)));
      else form.addTextBody(pair[0], pair[1]);
    }
    HttpPost post = new HttpPost(arguments[0]);
    post.setEntity(form.build());
    HttpClients.createDefault().execute(post).close();
    System.out.println("Apache HttpClient " + VersionInfo.loadVersionInfo("org.apache.hc.client5", null).getRelease());
  }
}
